import type { Agenda, Challenge } from '@gauntlet/contract/challenges/answer'
import type { User } from '@gauntlet/contract/profiles/answer'
import { codeOfState, stateCodeOf } from '@gauntlet/contract/places/states'
import { serverNow } from '../../../ui/clock.ts'
import { homeOf } from '../../../places/home.ts'
import * as placeTexts from '../../../places/texts.ts'
import { usualSport } from '../../../sports/active-sports.ts'
import { usualTimes } from '../../../ui/date-time.ts'
import { here } from '../../../ui/here.ts'
import { wallDate } from '../../../ui/when.ts'
import { firstFree } from '../clash.ts'

/** 'Austin, TX' as the city and the state's code. */
function cityOf(location: string | null): { location: string; locstate: string } | undefined {
  const [, city = '', state = ''] = /^(.+), (.+)$/.exec(location ?? '') ?? []
  const locstate = stateCodeOf(state)
  return city === '' || locstate === undefined ? undefined : { location: city, locstate }
}

/** A form without any terms. */
export const EMPTY = {
  format: '',
  location: '',
  locstate: '',
  zip: '',
  venue: '',
  date: '',
  ranked: false,
  rules: '',
  message: '',
}

/**
 * The terms that a new challenge proposes: the sport asked for or the usual one, the place where the challenger
 * lives, else the other player's city, at a venue to agree on, and tomorrow evening; where the challenger has agreed to
 * something else then, the next of the usual times that is free.
 */
export function proposal(
  self: User,
  sports: User['sports'],
  {
    opponent,
    sportId,
    agreed,
  }: { opponent?: User | undefined; sportId?: string | undefined; agreed?: Agenda | undefined },
) {
  const asked = sports.find(({ id }) => id === sportId) ?? usualSport(sports)
  const times = usualTimes(wallDate(serverNow(), here()))
  return {
    sport: asked?.id ?? '',
    date: (agreed && firstFree(times, agreed, self.id)) ?? times[0],
    venue: placeTexts.toBeAgreed,
    ...cityOf(opponent?.preference.location ?? null),
    ...homeOf(self),
  }
}

/** The terms of a match that its players mean to play again: where it was, and for the same stake. */
export const sameTerms = ({ location, state, zip, venue, ranked, format }: Challenge) => ({
  location,
  locstate: codeOfState(state),
  zip,
  venue,
  ranked: ranked === 1,
  format: format ?? '',
})
