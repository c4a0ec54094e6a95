import type { User } from '@gauntlet/contract/profiles/answer'
import { stateCodeOf } from '@gauntlet/contract/places/states'
import { serverNow } from '../../../ui/clock.ts'
import { tomorrowEvening } from '../../../ui/date-time.ts'

const ZIP_DIGITS = 5

/** 'Austin, TX' as the city and the state's code. */
function cityOf(location: string | null): { location: string; locstate: string } | undefined {
  const [, city = '', state = ''] = /^(.+), (.+)$/.exec(location ?? '') ?? []
  const locstate = stateCodeOf(state)
  return city === '' || locstate === undefined ? undefined : { location: city, locstate }
}

/**
 * The terms that a new challenge proposes: the only sport that both play, the place where the challenger lives, else
 * the other player's city, and tomorrow evening.
 */
export function proposalTo(opponent: User, self: User, shared: readonly { id: string }[], sportId?: string) {
  const home = self.preference.primary_address
  const asked = shared.find(({ id }) => id === sportId) ?? (shared.length === 1 ? shared[0] : undefined)
  return {
    sport: asked?.id ?? '',
    date: tomorrowEvening(new Date(serverNow())),
    ...cityOf(opponent.preference.location),
    ...(home && { location: home.city, locstate: home.state, zip: home.postal_code.slice(0, ZIP_DIGITS) }),
  }
}
