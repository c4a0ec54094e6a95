import { ZONE_COOKIE } from '@gauntlet/contract/web-client'
import { DAY, SECOND } from '@gauntlet/contract/time'
import { here } from '../ui/here.ts'
import { web } from './api.ts'

/** As long as browsers keep a cookie. */
const KEPT_DAYS = 400

/** Tells the server the time zone of this device, so that it writes the next screen by the clock of the device. */
export function tellServerZone(): void {
  if (!web) return
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${ZONE_COOKIE}=${here()}; path=/; max-age=${KEPT_DAYS * (DAY / SECOND)}; samesite=strict${secure}`
}
