export interface PlayerLevel {
  rank: number
  provisional: boolean
  /** 1 to 5. */
  stars: number
}

export interface TeamLevel {
  rank: number
  provisional: boolean
  /** 1 to 5, one decimal. */
  stars: number
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The level of a team: the means over those who play. Null where nobody does. */
export function levelOf(players: readonly PlayerLevel[]): TeamLevel | null {
  if (players.length === 0) return null
  return {
    rank: Math.round(mean(players.map(({ rank }) => rank))),
    provisional: players.some(({ provisional }) => provisional),
    stars: Math.round(mean(players.map(({ stars }) => stars)) * 10) / 10,
  }
}
