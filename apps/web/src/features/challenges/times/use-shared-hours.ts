import { availability } from '@gauntlet/contract/availability/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { wallTime } from '../../../ui/when.ts'

/** The id of the words about their dots. */
export const SHARED_HOURS_KEY = 'shared-hours'

/** The next hours when the viewer and another are both free, on the clock at the venue; nothing where none is known. */
export function useSharedHours(playerId: string | undefined, timezone: string) {
  const { data } = useApi(availability.shared, { id: playerId ?? '' }, { live: false, enabled: playerId !== undefined })
  const spans = data?.payload.times.map(time => [time.start, time.end].map(at => wallTime(Date.parse(at), timezone)))
  if (!spans || spans.length === 0) return undefined
  const has = (hour: string) => spans.some(([from = '', to = '']) => from <= hour && hour < to)
  return { why: SHARED_HOURS_KEY, has }
}
