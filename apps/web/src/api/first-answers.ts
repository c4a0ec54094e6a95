import type { AnswerOf, Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import { address } from '../ui/router.ts'
import { type Answer, answerOf, envelopeIn } from './client.ts'
import { requestOf } from './request.ts'

/** Where the server puts what it has read for a page that it has written, `src/visitor/written.tsx`. */
export const FIRST_ANSWERS = 'first-answers'

/** The bodies of answers, each by its request. */
export type FirstAnswers = ReadonlyMap<string, string>

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

const isRow = (row: unknown): row is [string, string] =>
  Array.isArray(row) && row.every(part => typeof part === 'string')

function readPage(): FirstAnswers {
  // Of another page they would be old.
  const stop = address.subscribe(() => {
    answers = new Map()
    stop()
  })
  const text = typeof document === 'undefined' ? undefined : document.getElementById(FIRST_ANSWERS)?.textContent
  const rows: unknown = JSON.parse(text ?? '[]')
  return new Map(Array.isArray(rows) ? rows.filter(isRow) : [])
}

/** The answer that came with the page; undefined where none did. */
export function firstAnswer<E extends Endpoint>(row: E, input: SentOf<E>): Answer<AnswerOf<E>> | undefined {
  const { url, init } = requestOf(row, { ...input })
  const request = JSON.stringify([init.method, url, typeof init.body === 'string' ? init.body : ''])
  answers ??= readPage()
  const text = answers.get(request)
  requests?.add(request)
  const envelope = text === undefined ? undefined : envelopeIn(text)
  return envelope?.success ? answerOf<E>(envelope) : undefined
}
