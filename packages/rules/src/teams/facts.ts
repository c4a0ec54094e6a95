import type { Millis } from '@gauntlet/contract/time'

/** Somebody who is in a team or is asked to be. */
export interface TeamPlayerFacts {
  user_id: string
  /** Null while the player is asked and has not accepted. */
  accepted_at: Millis | null
  /** False while the owner has set the player aside. */
  active: boolean
}

export interface TeamFacts {
  owner_id: string
  /** False while the team rests. */
  active: boolean
  players: readonly TeamPlayerFacts[]
}

/** Another player, as seen from the one who looks or acts. */
export interface PersonFacts {
  user_id: string
  /** Verified, neither suspended nor closed, and has not blocked the one who acts. */
  available: boolean
  /** Blocked by the one who acts. */
  blocked: boolean
  /** Under 18. */
  minor: boolean
  friend: boolean
}

export const playerIn = ({ players }: TeamFacts, userId: string): TeamPlayerFacts | undefined =>
  players.find(({ user_id }) => user_id === userId)
export const isAsked = (player: TeamPlayerFacts | undefined): boolean => player?.accepted_at === null
export const hasAccepted = (player: TeamPlayerFacts | undefined): boolean =>
  player !== undefined && player.accepted_at !== null
/** Counts in the means of the team, and is shown to everybody. */
export const plays = (player: TeamPlayerFacts): boolean => hasAccepted(player) && player.active
