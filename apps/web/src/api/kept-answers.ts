import type { User } from '@gauntlet/contract/profiles/answer'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { DASHBOARD_READS, SELF_READ } from './first-reads.ts'
import { cameWithPage } from './first-answers.ts'
import { pause } from './in-turn.ts'

/**
 * How results are entered, since a match may be reported without a network. In words: its row would come with every
 * screen.
 */
export const SCORING_KEY: QueryKey = ['GET /sports/scoring', {}]
/** The numbers at the places: without them, a dashboard that is there already looks as if nothing waited. */
export const COUNT_KEYS: readonly QueryKey[] = [
  ['GET /challenges/getNumModified', {}],
  ['GET /challenges/totalMatchesRequest', {}],
  ['GET /tournaments/getNumModified', {}],
]
/** Nothing else outlives the page. */
const KEPT: readonly QueryKey[] = [SELF_READ.key, ...COUNT_KEYS, ...DASHBOARD_READS.map(({ key }) => key), SCORING_KEY]
const STORED = 'keptAnswers'
/** Answers that do not fit are left out, from the end. */
const CHARS_MAX = 400_000
const SETTLE_MS = 1000
/** ms since 1970. The answer is stale, so it is asked for again as soon as the server can be reached. */
const LONG_AGO = 1

/** Whether an answer is that of a visit before, by its `dataUpdatedAt` in ms: what this device knows may be newer. */
export const isKept = (updatedAt: number): boolean => updatedAt <= LONG_AGO

type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The player whose answers they are, and the version of this client: another one may not understand them. */
export interface Owner {
  id: string
  build: string
}

interface Kept extends Owner {
  answers: { key: QueryKey; data: object }[]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The answers of this player and this version, else none. */
function parseKept(text: string | null, { id, build }: Owner): Kept['answers'] {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? 'null')
  } catch {
    return []
  }
  if (!isObject(kept) || !('id' in kept && kept.id === id && 'build' in kept && kept.build === build)) return []
  if (!('answers' in kept && Array.isArray(kept.answers))) return []
  const listed: readonly unknown[] = kept.answers
  return listed.flatMap(answer => {
    if (!isObject(answer) || !('key' in answer && Array.isArray(answer.key))) return []
    const key: QueryKey = answer.key
    return 'data' in answer && isObject(answer.data) ? { key, data: answer.data } : []
  })
}

/** Puts the answers of this player's last visit into the cache, but for newer ones; deletes those of anybody else. */
export function restoreAnswers(client: QueryClient, storage: KeyValue, owner: Owner): void {
  const answers = parseKept(storage.getItem(STORED), owner)
  if (answers.length === 0) storage.removeItem(STORED)
  for (const { key, data } of answers)
    if (!cameWithPage(String(key[0]), isObject(key[1]) ? { ...key[1] } : {}))
      client.setQueryData(key, data, { updatedAt: LONG_AGO })
}

/** Each answer as JSON, made once. */
const made = new WeakMap<object, string>()
function textOf(answer: object): string {
  const text = made.get(answer) ?? JSON.stringify(answer)
  made.set(answer, text)
  return text
}

function store(client: QueryClient, storage: KeyValue, { id, build }: Owner): void {
  const self = client.getQueryData<{ payload: User }>(SELF_READ.key)
  // Kept from before the e-mail was verified, it would send the player back to the set-up.
  if (self && self.payload.preference.verified_email !== 1) return
  const answers: string[] = []
  let chars = 0
  for (const key of KEPT) {
    const data = client.getQueryData<object>(key)
    if (data === undefined) continue
    const text = textOf(data)
    chars += text.length
    if (chars > CHARS_MAX) break
    answers.push(`{"key":${JSON.stringify(key)},"data":${text}}`)
  }
  if (answers.length === 0) return
  const owner = JSON.stringify({ id, build } satisfies Owner).slice(0, -1)
  storage.setItem(STORED, `${owner},"answers":[${answers.join()}]}`)
}

/**
 * Keeps the newest answers of this player until the returned function is called: a moment after they have come, one
 * written down after the other, and at once when the page is left, since it may be closed by that.
 */
export function keepAnswers(client: QueryClient, storage: KeyValue, owner: Owner, page: EventTarget): () => void {
  const hashes = new Set(KEPT.map(key => hashKey(key)))
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    store(client, storage, owner)
  }
  const keepInPieces = async () => {
    for (const key of KEPT) {
      const data = client.getQueryData<object>(key)
      if (data !== undefined) textOf(data)
      await pause()
    }
    keep()
  }
  const unsubscribe = client.getQueryCache().subscribe(event => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !hashes.has(event.query.queryHash)) return
    timer ??= setTimeout(() => void keepInPieces(), SETTLE_MS)
  })
  page.addEventListener('visibilitychange', keep)
  return () => {
    clearTimeout(timer)
    timer = undefined
    page.removeEventListener('visibilitychange', keep)
    unsubscribe()
  }
}

/** Called on signing out. */
export const forgetAnswers = (storage: KeyValue): void => storage.removeItem(STORED)
