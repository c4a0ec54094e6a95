import { absolute, relative } from './when.ts'

/**
 * When something is: how far away, unless that is `counted` beside it, and by the clock at the place. `at` is ISO 8601,
 * `now` ms since 1970.
 */
export const Moment = ({
  at,
  timezone,
  now,
  counted = false,
}: {
  at: string
  timezone: string
  now: number
  counted?: boolean
}) => {
  const time = Date.parse(at)
  return (
    <time className="pieces" dateTime={at}>
      {!counted && <strong className="when">{relative(time, now, timezone)}</strong>}{' '}
      <span>{absolute(time, now, timezone)}</span>
    </time>
  )
}
