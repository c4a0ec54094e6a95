import type { InputOf } from '@gauntlet/contract/endpoint'
import { type Rival, RIVAL_MATCHES, rivals } from '@gauntlet/contract/challenges/rivals'
import { type PlayedMatch, rivalriesOf } from '@gauntlet/rules/challenges/rivals'
import { bind } from '../../platform/http/bind.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { areThere } from '../cards/hidden.ts'
import { presentCard } from '../cards/present.ts'
import { listPlayed, listRivalCards, type PlayedRow } from './rival-queries.ts'

const sidesOf = ({ side_size, players }: PlayedRow): string[][] =>
  side_size === null
    ? players.map(({ id }) => [id])
    : [0, 1].map(at => players.filter(({ side }) => side === at).map(({ id }) => id))

const playedOf = (row: PlayedRow): PlayedRow & PlayedMatch => ({ ...row, sides: sidesOf(row) })

/** The opponents of a player in completed matches whom the viewer is shown, the most frequent first. */
async function rivalsOf(
  { db }: Services,
  viewer: Viewer,
  { x = viewer.id, against }: InputOf<typeof rivals.of>,
): Promise<Rival[]> {
  // The reason is not told: a block, an age under 18, a closed account.
  if (x !== viewer.id && !(await areThere(db, viewer.id, [x]))) throw notFound()
  const asked = { userId: x, viewerId: viewer.id, againstId: against ?? null, limit: RIVAL_MATCHES }
  const rows = await listPlayed.all(db, asked)
  const met = rivalriesOf(rows.map(playedOf), x).filter(({ id }) => against === undefined || id === against)
  if (met.length === 0) return []
  const cards = await listRivalCards.all(db, { ids: met.map(({ id }) => id), viewerId: viewer.id })
  const cardOf = new Map(cards.map(row => [row.id, presentCard({ ...row, anchor: null, mean: null, settled: null })]))
  return met.flatMap(({ id, sports, last }): Rival[] => {
    const card = cardOf.get(id)
    if (!card) return []
    const records = [...sports].map(([sport_id, record]) => ({ sport_id, ...record }))
    return [{ player: card, sports: records, last: last.start_at.toISOString(), timezone: last.timezone }]
  })
}

export const rivalRoutes = bind(rivals, { of: rivalsOf })
