import type { Place, Tournament } from '@gauntlet/contract/tournaments/answer'
import { PLACE } from '@gauntlet/contract/tournaments/status'
import { listed } from '../../../ui/plural.ts'

/** Players who play together, or wait for others of their side; the captain is the first. */
export interface ShownSide {
  /** The captain, or whoever of the side is shown first. */
  id: string
  players: readonly Place[]
  team: string | null
  complete: boolean
}

type Sided = Pick<Tournament, 'users'>

const isIn = ({ invitation_status_id: state }: Place): boolean => state === PLACE.accepted || state === PLACE.complete

/** The sides in the order of the answer, as far as the viewer is shown their players. */
export const sidesOf = ({ users }: Sided): ShownSide[] =>
  [...Map.groupBy(users.filter(isIn), ({ id, _joinData: { side } }) => side?.captain ?? id)].map(([id, players]) => {
    const first = players.find(player => player.id === id)
    const side = players[0]?._joinData.side
    return {
      id,
      players: first ? [first, ...players.filter(player => player !== first)] : players,
      team: side?.team ?? null,
      complete: side?.complete === 1,
    }
  })

/** 'Ada Archer' alone, 'Ada and Ben' of a side. */
export const sideName = (players: readonly Place[]): string =>
  players.length === 1 ? (players[0]?.full_name ?? '') : listed(players.map(({ first_name }) => first_name))

const rankOf = (players: readonly Place[]): number =>
  Math.round(players.reduce((sum, { rank }) => sum + (rank ?? 0), 0) / players.length)

/** Those for whom a slot is taken: players, or the captains of complete sides under the names and the mean of all. */
export function entrantsOf(tournament: Pick<Tournament, 'users' | 'side_size'>): Place[] {
  if (tournament.side_size === null) return tournament.users.filter(isIn)
  return sidesOf(tournament).flatMap(({ complete, players }) => {
    const [captain] = players
    return complete && captain ? [{ ...captain, full_name: sideName(players), rank: rankOf(players) }] : []
  })
}

/** The players of the viewer's own side, and those whom its captain asks, as far as the viewer is told. */
export const takenOn = ({ users }: Sided, captainId: string): Place[] =>
  users.filter(
    ({ id, _joinData: { side, asker } }) => id === captainId || side?.captain === captainId || asker === captainId,
  )
