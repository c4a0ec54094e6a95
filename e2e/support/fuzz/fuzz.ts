import { Agent, type IncomingHttpHeaders, request as open } from 'node:http'
import { type Document, isFields, readDocument } from './document.ts'
import { randomFrom } from './random.ts'
import { makeRequest, type Request } from './requests.ts'

export interface Cast {
  /** A token of a player, or of somebody whose e-mail is not verified. */
  tokenOf(caller: 'player' | 'unverified'): Promise<string>
  /** Called where such a token has been refused: random calls end sessions, too. */
  ended(caller: 'player' | 'unverified', token: string): Promise<void>
  /** Ids of existing things; more are learned from the answers. */
  ids: readonly string[]
}

export interface Plan {
  url: string
  cast: Cast
  requests: number
  seed: number
  /** The number of requests under way at once. */
  connections: number
  /** Ends before `requests` if it takes longer. */
  seconds?: number
}

export interface Finding {
  /** A fault and its place: all of a kind count as one. */
  kind: string
  times: number
  /** The first of them, to be sent again. */
  first: { at: number; method: string; path: string; headers: object; body: string | undefined; answer: string }
}

export interface Outcome {
  sent: number
  byStatus: Record<string, number>
  findings: Finding[]
}

interface Reply {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

const LATE_MS = 10_000
const IDS_MAX = 400
/** Words that no refusal may hold: the driver's, the parser's, a stack. */
const INSIDE =
  /\bat \S+ \(|node_modules|\.ts:\d|\bSELECT\b|syntax error|invalid (input|byte)|out of range|violates|relation "|Invalid (input|option|key|string)|Too (big|small)|Unrecognized|expected /
const ANY_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Sends a request and reads the answer, of a stream only its head; throws if none comes in ten seconds. */
function exchange(url: URL, agent: Agent, { method, path, headers, body }: Request, token?: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const all = { ...headers, ...(token && { authorization: `Bearer ${token}` }) }
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const sent = open({ host: url.hostname, port: url.port, agent, method, path, headers: { ...all, ...length } })
    const late = setTimeout(() => sent.destroy(new Error('no answer in 10 s')), LATE_MS)
    const done = (reply: Reply) => {
      clearTimeout(late)
      resolve(reply)
    }
    sent.on('error', error => {
      clearTimeout(late)
      reject(error)
    })
    sent.on('response', response => {
      const { statusCode: status = 0, headers: heard } = response
      if (heard['content-type']?.startsWith('text/event-stream')) {
        done({ status, headers: heard, text: '' })
        sent.destroy()
        return
      }
      let text = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      response.on('end', () => done({ status, headers: heard, text }))
      response.on('error', reject)
    })
    sent.end(body)
  })
}

function envelopeOf(text: string): { success: boolean } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) && typeof value['success'] === 'boolean' ? { success: value['success'] } : undefined
  } catch {
    return undefined
  }
}

/** The fault of an answer; undefined where there is none. */
export function faultOf({ status, text }: Reply, { operation, method }: Request): string | undefined {
  if (status >= 500) return `answered with ${status}`
  if (status === 304 || method === 'HEAD' || method === 'OPTIONS') return undefined
  if (status < 400 && !operation.enveloped) return undefined
  const envelope = envelopeOf(text)
  if (!envelope) return `${status} without an envelope`
  if (envelope.success !== status < 400) return `${status} with success ${envelope.success}`
  return status >= 400 && INSIDE.test(text) ? `${status} that tells of the inside` : undefined
}

/** Ids in the answers, so that later requests are about things that exist. */
function idPool(ids: readonly string[]) {
  const pool = [...new Set(ids)]
  const known = new Set(pool)
  return {
    ids: pool,
    learn(text: string, at: number) {
      for (const [id] of text.matchAll(ANY_ID)) {
        if (known.has(id)) continue
        known.add(id)
        if (pool.length < IDS_MAX) pool.push(id)
        else pool[at % IDS_MAX] = id
      }
    },
  }
}

/** Sends random requests made from the server's OpenAPI document, and reports the faults of the answers. */
export async function fuzz({ url, cast, requests, seed, connections, seconds = Infinity }: Plan): Promise<Outcome> {
  const document: Document = await readDocument(url)
  const address = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const pool = idPool(cast.ids)
  const byStatus: Record<string, number> = {}
  const findings = new Map<string, Finding>()
  const end = performance.now() + seconds * 1000
  let next = 0
  let sent = 0

  function note(at: number, request: Request, fault: string, answer: string): void {
    const { method, path, headers, body, operation, caller } = request
    const kind = `${operation.method} ${operation.path}: ${fault}`
    const known = findings.get(kind)
    if (known) known.times += 1
    else {
      const first = { at, method, path, headers: { ...headers, caller }, body, answer: answer.slice(0, 300) }
      findings.set(kind, { kind, times: 1, first })
    }
  }

  async function sendOne(at: number): Promise<void> {
    const request = makeRequest(document, randomFrom(seed * 1_000_003 + at), pool.ids)
    const { caller } = request
    const token = caller === 'player' || caller === 'unverified' ? await cast.tokenOf(caller) : undefined
    try {
      const reply = await exchange(address, agent, request, token)
      byStatus[reply.status] = (byStatus[reply.status] ?? 0) + 1
      const fault = faultOf(reply, request)
      if (fault !== undefined) note(at, request, fault, reply.text)
      if (reply.status === 200) pool.learn(reply.text, at)
      if (reply.status === 401 && token !== undefined && caller !== 'odd' && caller !== 'nobody')
        await cast.ended(caller, token)
    } catch (error) {
      note(at, request, error instanceof Error ? error.message : 'broken', '')
    }
    sent += 1
  }

  async function work(): Promise<void> {
    while (next < requests && performance.now() < end) await sendOne(next++)
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return { sent, byStatus, findings: [...findings.values()] }
}
