import { ZONE_COOKIE } from '@gauntlet/contract/web-client'
import { DAY, SECOND } from '@gauntlet/contract/time'
import { here } from '../ui/here.ts'
import { web } from './api.ts'

/** As long as browsers keep a cookie. */
const KEPT_DAYS = 400

const write = (zone: string, seconds: number): void => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${ZONE_COOKIE}=${zone}; path=/; max-age=${seconds}; samesite=strict${secure}`
}

/** Tells the server the time zone of this device, so that it writes the next screen by the clock of the device. */
export function tellServerZone(): void {
  if (web) write(here(), KEPT_DAYS * (DAY / SECOND))
}

/** Without it the server writes nothing for this device: also where it hears only later that a player has left. */
export const forgetServerZone = (): void => write('', 0)
