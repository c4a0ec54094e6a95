import type { Notice } from '@gauntlet/contract/notices/endpoints'
import { LANGUAGE } from '../../language.ts'
import { whenNeeded } from '../../ui/formats.ts'

/** Unread notices that came since the last look; none at the first look, which has no earlier one. */
export const freshOf = (known: ReadonlySet<string> | undefined, notices: readonly Notice[]): Notice[] =>
  known ? notices.filter(({ id, read }) => read === 0 && !known.has(id)) : []

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const format = whenNeeded(() => new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' }))

/** How long ago `at` was, both in ms since 1970: '5 minutes ago', 'yesterday'. */
export function ago(at: number, now: number): string {
  const past = Math.max(0, now - at)
  if (past < MINUTE) return 'now'
  if (past < HOUR) return format().format(-Math.floor(past / MINUTE), 'minute')
  if (past < DAY) return format().format(-Math.floor(past / HOUR), 'hour')
  return format().format(-Math.floor(past / DAY), 'day')
}
