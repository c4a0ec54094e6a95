import { isUsZip, places } from '@gauntlet/contract/places/endpoints'
import { useApi } from '../../../api/use-api.ts'
import BothFree, { SetYourHours } from './both-free.tsx'
import { here } from '../../../ui/here.ts'

/** Times when both are free, for a match that is being made: its venue is known by the ZIP in its form, if at all. */
export default function BothFreeNear({
  zip = '',
  ...rest
}: {
  playerId: string
  zip: string | undefined
  chosen: readonly string[]
  choose: (time: string) => void
}) {
  const typed = zip.trim()
  const { data, isLoading } = useApi(places.ofZip, { zip: typed }, { enabled: isUsZip(typed), live: false })
  // Where the zone is on its way, a tap would choose another hour than a moment later.
  return (
    <>
      {!isLoading && <BothFree {...rest} timezone={data?.payload?.timezone ?? here()} />}
      <SetYourHours playerId={rest.playerId} />
    </>
  )
}
