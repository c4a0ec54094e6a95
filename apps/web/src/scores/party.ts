/** A player of a match, as a report shows one; a card is one, too. */
export interface PartyPlayer {
  id: string
  full_name: string
  short_name: string
  preference: { image: string | null }
}

/** A player, or a side of several: whatever may win a match, in the order of the score. */
export interface Party {
  /** A player's, or the captain's, for whom a side wins. */
  id: string
  name: string
  /** As short as a screen reader says it: 'Ada A.', 'Ada and Bea'. */
  short: string
  people: readonly PartyPlayer[]
}

export const single = (player: PartyPlayer): Party => ({
  id: player.id,
  name: player.full_name,
  short: player.short_name,
  people: [player],
})

export const isOf = ({ people }: Party, playerId: string): boolean => people.some(({ id }) => id === playerId)
