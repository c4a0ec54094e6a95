import type { Composition } from '@gauntlet/contract/challenges/sides'
import type { ChallengeRole, ParticipantState } from '@gauntlet/contract/challenges/status'
import type { SportScoring } from '@gauntlet/contract/scores/format'
import type { ChallengeFacts, PlayerFacts, SideIndex, Standing } from './facts.ts'

const STANDINGS: Record<Exclude<ParticipantState, 'pending'>, Standing> = {
  accepted: 'opponent',
  declined: 'declined',
  lapsed: 'lapsed',
  withdrawn: 'stranger',
}

/** A participant who has said nothing of the match yet. */
export const newPlayer = (user_id: string, role: ChallengeRole, state: ParticipantState): PlayerFacts => ({
  user_id,
  role,
  state,
  reported_at: null,
  reported_winner_id: null,
  told: null,
  not_played_at: null,
  side: null,
  captain: false,
  need: null,
  named_at: null,
  by_link: false,
})

export const playerOf = (challenge: ChallengeFacts, userId: string): PlayerFacts | undefined =>
  challenge.players.find(player => player.user_id === userId)

export function standingOf(challenge: ChallengeFacts, userId: string): Standing {
  const player = playerOf(challenge, userId)
  if (!player) return 'stranger'
  if (player.role === 'issuer') return 'issuer'
  if (player.state !== 'pending') return STANDINGS[player.state]
  return player.role === 'joined' ? 'requester' : 'invited'
}

/** Everyone who plays: the issuer and all who accepted. */
export const playing = (challenge: ChallengeFacts): PlayerFacts[] =>
  challenge.players.filter(player => player.state === 'accepted')

/** Those who are asked to play, and have not answered. */
export const askedIn = (challenge: ChallengeFacts): PlayerFacts[] =>
  challenge.players.filter(({ role, state }) => role !== 'joined' && state === 'pending')

export const ids = (players: readonly PlayerFacts[]): string[] => players.map(player => player.user_id)

/** Those who play against the issuer. */
export const opponentsOf = (challenge: ChallengeFacts): PlayerFacts[] =>
  playing(challenge).filter(({ role, side }) => (challenge.side_size === null ? role !== 'issuer' : side === 1))

export const issuerOf = (challenge: ChallengeFacts): string | null =>
  challenge.players.find(player => player.role === 'issuer')?.user_id ?? null

const there = ({ players }: ChallengeFacts) =>
  players.filter(({ state }) => state === 'pending' || state === 'accepted').map(({ user_id }) => user_id)

/** Players who played or wanted to, and no longer do. */
export function leaversBetween(before: ChallengeFacts, after: ChallengeFacts): string[] {
  const stay = new Set(there(after))
  return there(before).filter(id => !stay.has(id))
}

/** Players who had asked to join, and now play. */
export function letInBetween(before: ChallengeFacts, after: ChallengeFacts): string[] {
  const asked = new Set(ids(before.players.filter(({ role, state }) => role === 'joined' && state === 'pending')))
  return ids(playing(after)).filter(id => asked.has(id))
}

export const withPlayer = (
  challenge: ChallengeFacts,
  userId: string,
  change: Partial<Omit<PlayerFacts, 'user_id'>>,
): ChallengeFacts => ({
  ...challenge,
  players: challenge.players.map(player => (player.user_id === userId ? { ...player, ...change } : player)),
})

/** A person without an account, who has a place of a side by name. */
export const isGuest = ({ role }: Pick<PlayerFacts, 'role'>): boolean => role === 'guest'

const OUT = { state: 'lapsed', side: null, need: null, named_at: null } as const

/** Without this player on a side; nothing is kept of a guest who has no place. */
export const takenOut = (challenge: ChallengeFacts, userId: string): ChallengeFacts => ({
  ...challenge,
  players: challenge.players.flatMap(player => {
    if (player.user_id !== userId) return player
    return isGuest(player) ? [] : { ...player, ...OUT }
  }),
})

export const bothSides = [0, 1] as const satisfies readonly SideIndex[]

/** Of a match of sides; else every player is a side. */
export type Sided<Facts extends Pick<ChallengeFacts, 'side_size'> = ChallengeFacts> = Facts & { side_size: number }
export const isSided = <Facts extends Pick<ChallengeFacts, 'side_size'>>(facts: Facts): facts is Sided<Facts> =>
  facts.side_size !== null

/**
 * How many play on a side of a match in this sport: as asked, or the sport's first. Null where every player is a side;
 * undefined where the sport has no sides of the size that is asked for.
 */
export function sideSizeIn(sport: SportScoring | undefined, asked?: number): number | null | undefined {
  const sizes = sport?.sides.players ?? [1]
  const size = asked ?? sizes[0] ?? 1
  if (!sizes.includes(size)) return undefined
  return size === 1 ? null : size
}

/** Whether a match in this sport names captains alone: it has sides, and the match was made without them. */
export const isCaptainsOnly = (sport: SportScoring | undefined, { side_size }: Pick<ChallengeFacts, 'side_size'>) =>
  side_size === null && sport !== undefined && !sport.sides.players.includes(1)

/** Whoever names the players of a side; none while nobody has accepted against the issuer. */
export const captainOf = (challenge: ChallengeFacts, side: SideIndex): PlayerFacts | undefined =>
  playing(challenge).find(player => player.captain && player.side === side)

/** Those who play on a side, the captain first. */
export const membersOf = (challenge: ChallengeFacts, side: SideIndex): PlayerFacts[] =>
  playing(challenge)
    .filter(player => player.side === side)
    .sort((a, b) => Number(b.captain) - Number(a.captain))

/** Those whom a captain has asked, or who are said to have played, and who have not answered. */
export const askedOn = (challenge: ChallengeFacts, side: SideIndex): PlayerFacts[] =>
  challenge.players.filter(player => player.side === side && player.role !== 'joined' && player.state === 'pending')

/** A place is taken by whoever plays, and kept for whoever is asked. */
const takenOn = (challenge: ChallengeFacts, side: SideIndex): PlayerFacts[] => [
  ...membersOf(challenge, side),
  ...askedOn(challenge, side),
]

/** The places of a side that nobody has, and that are kept for nobody else than this player. */
export const placesFor = (challenge: Sided, side: SideIndex, userId: string | null): number =>
  challenge.side_size - takenOn(challenge, side).filter(({ user_id }) => user_id !== userId).length

/** The places of a side that anybody may ask for: all that are free, unless its captain says that fewer are. */
export function openPlacesOn(challenge: Sided, side: SideIndex): number {
  const free = placesFor(challenge, side, null)
  return challenge.open ? Math.max(0, Math.min(free, captainOf(challenge, side)?.need ?? free)) : 0
}

/** The side that a participant plays on, or would: whoever accepts without being named plays against the issuer. */
export const sideFor = (player: Pick<PlayerFacts, 'side'> | undefined): SideIndex => player?.side ?? 1

/** Whether a participant who is let in finds a place. */
export const hasPlace = (challenge: ChallengeFacts, userId: string): boolean =>
  !isSided(challenge) || placesFor(challenge, sideFor(playerOf(challenge, userId)), userId) > 0

/** As many play on each side as it has places. */
export const areComplete = (challenge: ChallengeFacts): boolean =>
  bothSides.every(side => membersOf(challenge, side).length === challenge.side_size)

/** Those who play by side, the issuer's first; the captain is the first of a side. */
export const sidesOf = (challenge: ChallengeFacts): string[][] =>
  isSided(challenge)
    ? bothSides.map(side => membersOf(challenge, side).map(({ user_id }) => user_id))
    : playing(challenge).map(({ user_id }) => [user_id])

/** The index of a player's side; -1 of a player who does not play. */
export const sideOf = (challenge: ChallengeFacts, userId: string): number =>
  sidesOf(challenge).findIndex(side => side.includes(userId))

/** Whether a player's side has lost to that of this winner; nobody has where it was a draw. */
export function hasLost(challenge: ChallengeFacts, userId: string, winnerId: string | null): boolean {
  const [player, winner] = [userId, winnerId].map(id => id !== null && playerOf(challenge, id))
  return Boolean(player && winner && sideFor(winner) !== sideFor(player))
}

/** The captain of a player's side, for whom reports and results stand; the player alone where there are no sides. */
export const captainFor = (challenge: ChallengeFacts, userId: string): string =>
  sidesOf(challenge)[sideOf(challenge, userId)]?.[0] ?? userId

/** Whoever has reported for this player's side. */
export function reporterFor(challenge: ChallengeFacts, userId: string): PlayerFacts | undefined {
  const own = playerOf(challenge, userId)
  if (!isSided(challenge)) return own?.reported_at == null ? undefined : own
  return challenge.players.find(player => player.reported_at !== null && player.side === own?.side)
}

/** A gender as a composition knows it; null where none is told. */
export type Gender = 'man' | 'woman' | 'other' | null

export const genderOf = (name: string | null): Gender => {
  if (name === null) return null
  return name === 'Male' ? 'man' : name === 'Female' ? 'woman' : 'other'
}

export type Unfit = 'composition' | 'gender_untold'

/** Why a player does not fit for whom a match is, beside those who are on the side already; null where they do. */
export function unfitFor(
  { composition, side_size }: Pick<ChallengeFacts, 'composition' | 'side_size'>,
  mates: readonly Gender[],
  gender: Gender,
): Unfit | null {
  if (composition === null || composition === 'any') return null
  if (gender === null) return 'gender_untold'
  const all = [...mates, gender]
  const places = (side_size ?? all.length) - all.length
  const only: Record<Exclude<Composition, 'any'>, boolean> = {
    men: gender === 'man',
    women: gender === 'woman',
    mixed: missing(all) <= Math.max(0, places),
  }
  return only[composition] ? null : 'composition'
}

/** How many of a man and a woman are not among them. */
const missing = (genders: readonly Gender[]): number =>
  (['man', 'woman'] as const).filter(gender => !genders.includes(gender)).length
