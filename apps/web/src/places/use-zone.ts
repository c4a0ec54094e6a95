import { isUsZip, places } from '@gauntlet/contract/places/endpoints'
import { useApi } from '../api/use-api.ts'
import { here } from '../ui/here.ts'

/** The zone of a typed ZIP, that of the device until it is known; `isLoading` while it is on its way. */
export function useZone(zip = ''): { zone: string; isLoading: boolean } {
  const typed = zip.trim()
  const { data, isLoading } = useApi(places.ofZip, { zip: typed }, { enabled: isUsZip(typed), live: false })
  return { zone: data?.payload?.timezone ?? here(), isLoading }
}
