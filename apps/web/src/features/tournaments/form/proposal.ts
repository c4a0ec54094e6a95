import type { User } from '@gauntlet/contract/profiles/answer'
import { RATE_CENTRE, RATE_SPREAD, SLOTS_MIN } from '@gauntlet/contract/tournaments/status'
import { homeOf } from '../../../places/home.ts'
import { activeSports } from '../../../sports/active-sports.ts'
import { serverNow } from '../../../ui/clock.ts'
import { usualTimes } from '../../../ui/date-time.ts'
import { say } from '../../../ui/say.ts'
import type { TournamentValues } from './use-tournament-form.ts'
import * as texts from '../texts.ts'
import { here } from '../../../ui/here.ts'
import { wallDate } from '../../../ui/when.ts'

/** A form without any terms. */
export const EMPTY: TournamentValues = {
  sport: '',
  title: '',
  tournament_start: '',
  tournament_end: '',
  location: '',
  locstate: '',
  zip: '',
  venue: '',
  rules: '',
  message: '',
  open_invite: true,
  open_to_minors: false,
  visibility: 'link',
  ranked: false,
  minRate: RATE_CENTRE,
  minSpread: RATE_SPREAD,
  format: 'none',
}

export const proposedTitle = ({ first_name }: Pick<User, 'first_name'>, sport: string): string =>
  say(texts.nameSportCup, { name: first_name, sport })

/** The terms that a new tournament proposes: the organizer's first sport, next Saturday, where they live, a bracket. */
export function proposal(self: User): TournamentValues {
  const [sport] = activeSports(self)
  const [tomorrow, saturday = tomorrow] = usualTimes(wallDate(serverNow(), here()))
  return {
    ...EMPTY,
    slots: SLOTS_MIN,
    format: 'single_elimination',
    rules: texts.usualRules,
    tournament_start: saturday,
    ...(sport && { sport: sport.id, title: proposedTitle(self, sport.name) }),
    ...homeOf(self),
  }
}
