import type { AnswerOf, Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import { hearTime } from '../ui/clock.ts'
import { address } from '../ui/router.ts'
import { type Answer, answerOf, isEnvelope } from './client.ts'
import { type Asked, type Fields, requestOf } from './request.ts'
import { parseSession, SESSION_KEY } from './session.ts'

/** Where the server puts what it has read for a page that it has written, `src/written/`. */
export const FIRST_ANSWERS = 'first-answers'

/** No answer that came with the page is older than the request for the page; in ms since 1970. */
export const ANSWERED_AT = performance.timeOrigin

/** The bodies of answers as values, each by its request. */
export type FirstAnswers = ReadonlyMap<string, unknown>

let answers: FirstAnswers | undefined
let requests: Set<string> | undefined

/** Answers from these while `work` is done, and adds each request to `asked`. */
export function withAnswers<T>(given: FirstAnswers, asked: Set<string>, work: () => T): T {
  answers = given
  requests = asked
  try {
    return work()
  } finally {
    answers = undefined
    requests = undefined
  }
}

const isRow = (row: unknown): row is [string, unknown] => Array.isArray(row) && typeof row[0] === 'string'

/** Of the page that stands there until the scripts draw it. */
const written = () =>
  document.querySelector<HTMLElement>(`#${FIRST_ANSWERS}[data-boot="${document.documentElement.dataset['boot']}"]`)

/** The names of the parts that were drawn with the page. */
export const drawnParts = (): string[] => written()?.dataset['parts']?.split(' ') ?? []

function readPage(): FirstAnswers {
  if (typeof document === 'undefined') return new Map()
  // Of another page they would be old.
  const stop = address.subscribe(() => {
    answers = new Map()
    stop()
  })
  const { boot, player } = document.documentElement.dataset
  // Meanwhile somebody else may have signed in, in another tab.
  if (boot === 'screen' && parseSession(localStorage.getItem(SESSION_KEY))?.id !== player) return new Map()
  const came = written()
  hearTime(came?.dataset['date'] ?? null, ANSWERED_AT)
  const rows: unknown = JSON.parse(came?.textContent ?? '[]')
  return new Map(Array.isArray(rows) ? rows.filter(isRow) : [])
}

function nameOf(row: Asked, fields: Fields): string {
  const { url, init } = requestOf(row, fields)
  return JSON.stringify([init.method, url, typeof init.body === 'string' ? init.body : ''])
}

/** Whether the answer of a row came with the page, by its key: `GET /challenges/upcoming`. */
export function cameWithPage(key: string, fields: Fields): boolean {
  answers ??= readPage()
  const [, path] = /^GET (.*)/.exec(key) ?? []
  return path !== undefined && answers.has(nameOf({ method: 'GET', path }, fields))
}

/** The answer that came with the page; undefined where none did. */
export function firstAnswer<E extends Endpoint>(row: E, input: SentOf<E>): Answer<AnswerOf<E>> | undefined {
  answers ??= readPage()
  if (answers.size === 0 && !requests) return undefined
  const request = nameOf(row, { ...input })
  const body = answers.get(request)
  requests?.add(request)
  return isEnvelope(body) && body.success ? answerOf<E>(body) : undefined
}
