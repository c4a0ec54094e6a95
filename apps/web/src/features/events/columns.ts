/** A part of a page, and how many cards it has. */
export interface Part<T> {
  shown: T
  cards: number
}

/** The parts in their order, each in the column with fewer cards, so that both end at about one height. */
export function intoColumns<T>(parts: readonly Part<T>[]): [T[], T[]] {
  const columns: [T[], T[]] = [[], []]
  const cards: [number, number] = [0, 0]
  for (const part of parts) {
    const at = cards[0] > 0 && cards[1] <= cards[0] ? 1 : 0
    columns[at].push(part.shown)
    cards[at] += part.cards
  }
  return columns
}
