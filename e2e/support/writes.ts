import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { KEY_HEADER } from '@gauntlet/contract/idempotency'
import type { Player } from './cast.ts'
import { call, type Reply, requestOf, send } from './client.ts'
import type { Server } from './server.ts'

/** Sends an open challenge with this message, which is also its key: sent again, it remains the same challenge. */
export function issue({ url }: Server, { token }: Player, sport: string, message: string): Promise<Reply> {
  const input = {
    sport,
    date: `${new Date().getUTCFullYear() + 1}-06-05T18:30`,
    location: 'Austin',
    locstate: 'TX',
    zip: '78701',
    venue: 'Central Court',
    message,
    ids: '',
  }
  const request = requestOf(challenges.issue, input)
  return send(url, { ...request, headers: { ...request.headers, [KEY_HEADER]: message.replaceAll(' ', '-') }, token })
}

export const sorted = (messages: readonly string[]): string[] => messages.toSorted((a, b) => (a < b ? -1 : 1))

/** The messages of all the player's challenges, sorted. */
export const messagesOf = async ({ url }: Server, { token }: Player): Promise<string[]> =>
  sorted((await call(url, challenges.all, {}, token)).map(({ message }) => message))
