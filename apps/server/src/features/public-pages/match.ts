import { isId } from '@gauntlet/contract/fields'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { endings } from '@gauntlet/contract/scores/endings'
import { settle } from '@gauntlet/rules/challenges/lifecycle'
import { shownOf } from '@gauntlet/rules/challenges/results'
import { mayVisit } from '@gauntlet/rules/challenges/seeing'
import { sidesOf } from '@gauntlet/rules/challenges/sides'
import { scoreText, segmentsOf } from '@gauntlet/rules/scores/shown'
import type { Services } from '../../platform/services.ts'
import { factsOf } from '../challenges/facts.ts'
import { listPlayers, listShown, type ShownRow } from '../challenges/queries.ts'
import { type Named, namesIn, publicPeople } from './names.ts'

/** A match that is over, as visitors read it. */
export interface VisitedMatch {
  row: ShownRow
  sides: (Named & { won: boolean })[]
  draw: boolean
  /** As the winner tells it; '' without one. */
  score: string
  /** Its sets, or their like: what the first side has in each, and the second. */
  sets: readonly number[][]
}

/** Those of some matches that visitors see, in their order. */
export async function visitMatches(
  { db, clock }: Services,
  speaker: Speaker,
  ids: readonly string[],
): Promise<VisitedMatch[]> {
  const rows = ids.length > 0 ? await listShown.all(db, { ids }) : []
  const players = rows.length > 0 ? await listPlayers.all(db, { ids: rows.map(({ id }) => id) }) : []
  const casts = Map.groupBy(players, ({ challenge_id }) => challenge_id)
  const now = clock.now().getTime()
  const matches = rows.map(row => {
    const { facts } = settle(factsOf(row, casts.get(row.id) ?? []), now)
    return { row, facts, sides: sidesOf(facts) }
  })
  const people = await publicPeople(
    db,
    matches.flatMap(({ sides }) => sides.flat()),
  )
  const minors = new Set(people.filter(({ minor }) => minor).map(({ id }) => id))
  const nameOf = namesIn(people, speaker.texts(publicPageTexts).player)
  const visited = matches
    .filter(({ facts, sides }) => mayVisit(facts, { minor: sides.flat().some(id => minors.has(id)) }))
    .map(({ row, facts, sides }) => {
      const { draw, score, ending } = shownOf(facts)
      const won = sides.findIndex(side => facts.winner_id !== null && side.includes(facts.winner_id))
      return {
        row,
        sides: sides.map((side, at) => ({ ...nameOf(...side), won: at === won })),
        draw: draw && endings[ending ?? 'played'].counts,
        score: score ? scoreText(score, Math.max(0, won)) : '',
        sets: score ? segmentsOf(score.given) : [],
      }
    })
  const matchOf = new Map(visited.map(match => [match.row.id, match]))
  return ids.flatMap(id => matchOf.get(id) ?? [])
}

export async function visitMatch(services: Services, speaker: Speaker, id: unknown): Promise<VisitedMatch | undefined> {
  const [match] = isId(id) ? await visitMatches(services, speaker, [id]) : []
  return match
}
