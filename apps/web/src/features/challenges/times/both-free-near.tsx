import { useZone } from '../../../places/use-zone.ts'
import BothFree, { SetYourHours } from './both-free.tsx'

/** Times when both are free, for a match that is being made: its venue is known by the ZIP in its form, if at all. */
export default function BothFreeNear({
  zip,
  ...rest
}: {
  playerId: string
  zip: string | undefined
  chosen: readonly string[]
  choose: (time: string) => void
}) {
  const { zone, isLoading } = useZone(zip)
  // Where the zone is on its way, a tap would choose another hour than a moment later.
  return (
    <>
      {!isLoading && <BothFree {...rest} timezone={zone} />}
      <SetYourHours playerId={rest.playerId} />
    </>
  )
}
