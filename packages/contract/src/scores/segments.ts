import type { SegmentRules } from './format.ts'

type Target = Pick<SegmentRules, 'target' | 'win_by' | 'cap' | 'overshoot' | 'tiebreak'>

/** Both came so close to the target that a lead decides; by one, the first to get there has won before. */
function isWonByLead({ win_by, cap }: Target, high: number, low: number): boolean {
  if (win_by === 1) return false
  return cap !== null && low >= cap - win_by ? high === cap && low < cap : high === low + win_by
}

/** Whether a segment has just been won: `high` is ahead. Points come one by one unless the rules let them overshoot. */
export function isWon(rules: Target, high: number, low: number): boolean {
  const { target, win_by, overshoot, tiebreak } = rules
  if (tiebreak && low === tiebreak.at) return high === low + 1
  if (tiebreak && high > Math.max(target, tiebreak.at + 1)) return false
  return low > target - win_by ? isWonByLead(rules, high, low) : high >= target && high <= target + overshoot
}

/** Whether play passes through a segment at `high` : `low`, which is not won yet. */
export function isUnderWay({ target, win_by, cap, tiebreak }: Target, high: number, low: number): boolean {
  if (tiebreak !== null && high > tiebreak.at) return high < target && low < tiebreak.at
  return high < target || (win_by > 1 && high - low < win_by && (cap === null || high < cap))
}
