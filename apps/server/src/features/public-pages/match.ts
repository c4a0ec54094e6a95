import { isId } from '@gauntlet/contract/fields'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { endings } from '@gauntlet/contract/scores/endings'
import { settle } from '@gauntlet/rules/challenges/lifecycle'
import { shownOf } from '@gauntlet/rules/challenges/results'
import { mayVisit } from '@gauntlet/rules/challenges/seeing'
import { sidesOf } from '@gauntlet/rules/challenges/sides'
import { scoreText } from '@gauntlet/rules/scores/shown'
import type { Services } from '../../platform/services.ts'
import { factsOf } from '../challenges/facts.ts'
import { listPlayers, listShown, type ShownRow } from '../challenges/queries.ts'
import { namesIn, publicPeople } from './names.ts'

/** A match that is over, as visitors read it. */
export interface VisitedMatch {
  row: ShownRow
  sides: { name: string; won: boolean }[]
  draw: boolean
  /** As the winner tells it; '' without one. */
  score: string
}

export async function visitMatch(
  { db, clock }: Services,
  speaker: Speaker,
  id: unknown,
): Promise<VisitedMatch | undefined> {
  const row = isId(id) ? await listShown.first(db, { ids: [id] }) : undefined
  if (!row) return undefined
  const { facts } = settle(factsOf(row, await listPlayers.all(db, { ids: [row.id] })), clock.now().getTime())
  const sides = sidesOf(facts)
  const people = await publicPeople(db, sides.flat())
  if (!mayVisit(facts, { minor: people.some(({ minor }) => minor) })) return undefined
  const { draw, score, ending } = shownOf(facts)
  const nameOf = namesIn(people, speaker.texts(publicPageTexts).player)
  const won = sides.findIndex(side => facts.winner_id !== null && side.includes(facts.winner_id))
  return {
    row,
    sides: sides.map((side, at) => ({ name: nameOf(...side), won: at === won })),
    draw: draw && endings[ending ?? 'played'].counts,
    score: score ? scoreText(score, Math.max(0, won)) : '',
  }
}
