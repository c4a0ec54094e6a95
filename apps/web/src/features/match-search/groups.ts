import { MATCHES_MAX } from '@gauntlet/contract/match-search'

/** Rows of each group on a page. */
export const PAGE_ROWS = 20

export interface Group {
  /** How many there are, as far as that is known: '7', '57', '20+'. */
  count: string
  /** Whether a next page has some. */
  more: boolean
}

/** What there is of the two groups after `pages` pages; `total` is that of the longer one, which ends at MATCHES_MAX. */
export function groupsOf(shown: { players: number; challenges: number }, pages: number, total: number) {
  const hasMore = (rows: number) => rows === pages * PAGE_ROWS && rows < total
  const groupOf = (rows: number, others: number): Group => {
    if (!hasMore(rows)) return { count: rows < MATCHES_MAX ? `${rows}` : `${rows}+`, more: false }
    // the other one may be the longer
    if (hasMore(others)) return { count: `${rows}+`, more: true }
    return { count: total < MATCHES_MAX ? `${total}` : `${total}+`, more: true }
  }
  return {
    players: groupOf(shown.players, shown.challenges),
    challenges: groupOf(shown.challenges, shown.players),
  }
}

/** '1 player', '20+ players'. */
export const counted = ({ count }: Group, one: string) => `${count} ${one}${count === '1' ? '' : 's'}`
