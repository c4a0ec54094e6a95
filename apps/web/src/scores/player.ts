/** A player of a match, as a report shows one; a card is one, too. */
export interface Player {
  id: string
  full_name: string
  short_name: string
  preference: { image: string | null }
}
