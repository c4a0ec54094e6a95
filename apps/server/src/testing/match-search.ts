import { addresses } from '@gauntlet/contract/addresses/endpoints'
import type { SentOf } from '@gauntlet/contract/endpoint'
import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import type { Player, TestApp } from './app.ts'
import { whileTesting } from './opened.ts'

export type Filter = SentOf<typeof matchSearch.search>
export type Home = [city: string, state: string, zip: string]
export const AUSTIN: Home = ['Austin', 'TX', '78701']
export const ROUND_ROCK: Home = ['Round Rock', 'TX', '78664']
export const HOUSTON: Home = ['Houston', 'TX', '77002']
export const DENVER: Home = ['Denver', 'CO', '80202']

/** Players who look for opponents. */
export interface Club {
  tennis: string
  chess: string
  player(name: string): Player
  join(name: string, home?: Home, sports?: string[]): Promise<Player>
  /** As many results at tennis as it takes to stand there. */
  ranked(name: string, mean: number): Promise<void>
  /** Tennis, unless the filter says otherwise. */
  search(filter: Filter, player: Player): ReturnType<typeof searchAs>
  /** Sets what no call of the rows under test sets. */
  write(text: string, values?: readonly unknown[]): Promise<void>
}

const searchAs = (app: TestApp, filter: Filter, player: Player) => app.call(matchSearch.search, filter, player)

export const testClub = (app: TestApp): Club => whileTesting(() => openClub(app))

async function openClub(app: TestApp): Promise<Club> {
  const players = new Map<string, Player>()
  const [tennis, chess] = [await app.sportId('Tennis Singles'), await app.sportId('Chess')]
  const write = async (text: string, values: readonly unknown[] = []) => {
    await app.db.session(session => session.run(text, values))
  }
  const player = (name: string) => {
    const found = players.get(name)
    if (!found) throw new Error(`${name} has not joined`)
    return found
  }
  return {
    tennis,
    chess,
    player,
    write,
    async join(name, home, sports = ['Tennis Singles']) {
      const joined = await app.player(name, { sports })
      players.set(name, joined)
      if (!home) return joined
      const [city, state, postal_code] = home
      await app.call(addresses.add, { address_line_1: '1 Main St', city, state, postal_code }, joined)
      return joined
    },
    ranked: (name, mean) =>
      write(
        `update player_sports set mean = $2, variance = 5000, rated_day = 22000, results = 20, settled = true
        where user_id = $1 and sport_id = $3`,
        [player(name).id, mean, tennis],
      ),
    search: (filter, looking) => searchAs(app, { sports: [tennis], ...filter }, looking),
  }
}
