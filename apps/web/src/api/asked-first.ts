import type { CallInit } from './request.ts'
import { SESSION_KEY } from './session.ts'

/** An answer that the page's first script got is as good as one's own for so long, in ms. */
const FRESH_MS = 30_000

type Asked = Window['askedFirst']

/**
 * Hands each answer that the page's first script has asked for to the first who wants it: only to the session for which
 * it was asked, and while it is new. An answer resolves with undefined where there was no success.
 */
export const takerOf =
  (asked: Asked, storage: Pick<Storage, 'getItem'>) =>
  (url: string, body?: CallInit['body']): Promise<Response | undefined> | undefined => {
    const name = typeof body === 'string' ? `${url} ${body}` : url
    const answer = asked?.answers.get(name)
    if (!asked || !answer) return undefined
    asked.answers.delete(name)
    const old = Date.now() - asked.at > FRESH_MS || storage.getItem(SESSION_KEY) !== asked.session
    return old ? undefined : answer
  }
