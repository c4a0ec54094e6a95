import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { Rival } from '@gauntlet/contract/challenges/rivals'
import { say } from '../ui/say.ts'
import * as texts from './texts.ts'

/** How matches with one player went. */
export interface Rivalry {
  id: string
  name: string
  won: number
  lost: number
  drawn: number
  /** Sets, or games, that each has won in matches with a score: of several sports they cannot be added up. */
  sets: readonly [won: number, lost: number]
}

/** How matches with somebody went in one sport, or in all of them; undefined where there are none. */
export function rivalryWith({ player, sports }: Rival, sportId?: string): Rivalry | undefined {
  const counted = sports.filter(({ sport_id }) => sportId === undefined || sport_id === sportId)
  const [first, ...more] = counted
  if (!first) return undefined
  const sum = (of: 'won' | 'lost' | 'drawn') => counted.reduce((all, record) => all + record[of], 0)
  return {
    id: player.id,
    name: player.full_name,
    won: sum('won'),
    lost: sum('lost'),
    drawn: sum('drawn'),
    sets: more.length === 0 ? [first.sets_won, first.sets_lost] : [0, 0],
  }
}

/** The same with each of these, in their order. */
export const rivalriesOf = (rivals: readonly Rival[]): Rivalry[] => rivals.flatMap(rival => rivalryWith(rival) ?? [])

/** The opponents that two players have in common, most often met by the first, with how it went for each. */
export function commonOf(
  own: readonly Rival[],
  theirs: readonly Rival[],
): { player: UserCard; first: Rivalry; second: Rivalry }[] {
  const met = new Map(rivalriesOf(theirs).map(rivalry => [rivalry.id, rivalry]))
  return own.flatMap(rival => {
    const [first, second] = [rivalryWith(rival), met.get(rival.player.id)]
    return first && second ? [{ player: rival.player, first, second }] : []
  })
}

/** 'You lead 3–2'. */
export function rivalryWords({ won, lost }: Pick<Rivalry, 'won' | 'lost'>): string {
  if (won === lost) return say(texts.levelAt, { won, lost })
  return say(won > lost ? texts.youLead : texts.youTrail, { won, lost })
}
