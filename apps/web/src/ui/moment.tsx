import { absolute, relative } from './when.ts'

/** When something is: how far away, and by the clock at the place. `at` is ISO 8601, `now` ms since 1970. */
export const Moment = ({ at, timezone, now }: { at: string; timezone: string; now: number }) => {
  const time = Date.parse(at)
  return (
    <time className="pieces" dateTime={at}>
      <strong className="when">{relative(time, now, timezone)}</strong> <span>{absolute(time, now, timezone)}</span>
    </time>
  )
}
