import type { FeedResult } from '@gauntlet/contract/feed/endpoints'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { shownOf } from '@gauntlet/rules/challenges/results'
import { sidesOf } from '@gauntlet/rules/challenges/sides'
import { isInFeed } from '@gauntlet/rules/feed/feed'
import { isMinor } from '@gauntlet/rules/people/relation'
import { scoreText } from '@gauntlet/rules/scores/shown'
import type { Executor } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/services.ts'
import { factsOf, isUnreachable } from '../challenges/facts.ts'
import { cardsIn } from '../challenges/present.ts'
import { listShown, listShownCasts, type ShownRow } from '../challenges/queries.ts'
import type { ShownCastRow } from '../challenges/tables.ts'
import { listNotes, type NoteRow } from './queries.ts'

/** A result of the viewer's feed. */
export interface FedResult {
  row: ShownRow
  facts: ChallengeFacts
  /** Those who played. */
  cast: readonly ShownCastRow[]
  note: NoteRow
}

const flag = (value: boolean) => (value ? 1 : 0)

export const presentKudos = ({ kudos, mine }: Pick<NoteRow, 'kudos' | 'mine'>): FeedResult['kudos'] => ({
  count: kudos,
  mine: flag(mine),
})

export function presentResult({ row, facts, cast, note }: FedResult): FeedResult {
  const cards = cardsIn(cast)
  const sides = sidesOf(facts)
  const won = sides.findIndex(side => facts.winner_id !== null && side.includes(facts.winner_id))
  const { draw, score } = shownOf(facts)
  return {
    id: row.id,
    sport: row.sport_name,
    played: row.start_at.toISOString(),
    sides: sides.map((side, at) => ({
      players: side.flatMap(id => cards.get(id) ?? []),
      won: flag(at === won),
    })),
    draw: flag(draw),
    score: score ? scoreText(score, Math.max(0, won)) : '',
    kudos: presentKudos(note),
  }
}

/** Of these matches, in their order, the results of the viewer's feed. */
export async function resultsAmong(executor: Executor, viewer: Viewer, ids: readonly string[]): Promise<FedResult[]> {
  if (ids.length === 0) return []
  const asked = { ids, viewerId: viewer.id }
  const [rows, all, notes] = await Promise.all([
    listShown.all(executor, asked),
    listShownCasts.all(executor, asked),
    listNotes.all(executor, asked),
  ])
  const rowOf = new Map(rows.map(row => [row.id, row]))
  const noteOf = new Map(notes.map(note => [note.challenge_id, note]))
  const casts = Map.groupBy(all, ({ challenge_id }) => challenge_id)
  return ids.flatMap(id => {
    const [row, note] = [rowOf.get(id), noteOf.get(id)]
    if (!row || !note) return []
    const cast = (casts.get(id) ?? []).filter(({ state }) => state === 'accepted')
    const facts = factsOf(row, cast)
    const players = cast.map(one => ({
      yourself: one.user_id === viewer.id,
      friend: one.friend === 'friend',
      minor: isMinor(one),
      apart: isUnreachable(one),
      in_feeds: !note.private_ids.includes(one.user_id),
    }))
    return isInFeed(facts, players) ? [{ row, facts, cast, note }] : []
  })
}
