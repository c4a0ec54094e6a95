import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { type Player, sportId } from './cast.ts'
import { call } from './client.ts'
import { dayAfter } from './days.ts'
import type { Server } from './server.ts'

/** Two players have agreed on a match in the evening of the day after so many days; answers its id. */
export async function agreedMatch(
  server: Server,
  [issuer, other]: readonly [Player, Player],
  {
    days,
    sport = 'Tennis Singles',
    format,
    ranked = 0,
  }: { days: number; sport?: string; format?: string | undefined; ranked?: 0 | 1 },
): Promise<string> {
  const { id } = await call(
    server.url,
    challenges.issue,
    {
      sport: await sportId(server, sport),
      date: `${dayAfter(days)}T18:00`,
      location: 'Austin',
      locstate: 'TX',
      zip: '78701',
      venue: `${sport} court`,
      ids: [other.id],
      format,
      ranked,
    },
    issuer.token,
  )
  await call(server.url, challenges.answer, { id, status: 'accepted' }, other.token)
  return id
}
