import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { type Player, sportId } from './cast.ts'
import { call } from './client.ts'
import { dayAfter } from './days.ts'
import type { Server } from './server.ts'

interface Meant {
  /** In the evening of the day after so many. */
  days: number
  sport?: string
  venue?: string
  format?: string | undefined
  ranked?: 0 | 1
}

/** A player challenges another through the API: the form has a journey of its own. Answers the challenge's id. */
export async function challengedTo(
  server: Server,
  [issuer, other]: readonly [Player, Player],
  { days, sport = 'Tennis Singles', venue = `${sport} court`, format, ranked = 0 }: Meant,
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
      venue,
      ids: [other.id],
      format,
      ranked,
    },
    issuer.token,
  )
  return id
}

/** Two players have agreed on a match; answers its id. */
export async function agreedMatch(server: Server, players: readonly [Player, Player], meant: Meant): Promise<string> {
  const id = await challengedTo(server, players, meant)
  const [, other] = players
  await call(server.url, challenges.answer, { id, status: 'accepted' }, other.token)
  return id
}
