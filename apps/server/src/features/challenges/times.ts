import type { challengeTimes } from '@gauntlet/contract/challenges/times'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { timesTexts } from '@gauntlet/contract/challenges/times-texts'
import { answerTimes, keepTime, type NewOffer, offerTimes } from '@gauntlet/rules/challenges/times'
import { badField } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import type { VenueColumns } from '../gathering/tables.ts'
import { isSamePlace } from '../venues/agree.ts'
import { challengeAct } from './act.ts'
import { latestStart, startOf, venueOf } from './terms.ts'

type Sent = InputOf<typeof challengeTimes.offer>['times'][number]

/** The place of one of several times; what it leaves out is that of the challenge. */
function placeOf(services: Services, sent: Sent, known: VenueColumns): VenueColumns {
  const typed = {
    city: sent.location ?? known.city,
    state: sent.locstate ?? known.state,
    zip: sent.zip ?? known.zip,
  }
  const { city, state, zip, timezone, lat, lon } = known
  const place = isSamePlace(typed, known)
    ? { city, state, zip, timezone, lat, lon }
    : venueOf(services, typed, { city: 'times', zip: 'times' })
  return { ...place, venue: sent.venue ?? known.venue }
}

/** Times as they were sent, each in the zone of its venue; refused where two are at the same moment. */
export function timesOf(services: Services, sent: readonly Sent[], known: VenueColumns): NewOffer['times'] {
  const times = sent.map(one => {
    const place = placeOf(services, one, known)
    const start = startOf(one.date, place.timezone).getTime()
    return { start, latest_start: latestStart(services, place.timezone), ...place }
  })
  if (new Set(times.map(({ start }) => start)).size < times.length) throw badField('times', timesTexts.twice)
  return times
}

/** Offers other times, or another time for an agreed match. */
export const offerOtherTimes = challengeAct<typeof challengeTimes.offer>(
  () => 'offer_times',
  (act, _viewer, { id, round, times: sent }, services) =>
    act(id, ({ row }) => {
      const times = timesOf(services, sent, row)
      return { action: 'offer_times', attempt: (facts, who, now) => offerTimes(facts, who, { round, times }, now) }
    }),
)

/** Says which of the offered times suit; the one that is agreed brings its venue. */
export const answerOfferedTimes = challengeAct<typeof challengeTimes.answer>(
  () => 'answer_times',
  (act, _viewer, { id, ...answer }) =>
    act(id, () => ({ action: 'answer_times', attempt: (facts, who, now) => answerTimes(facts, who, answer, now) })),
)

/** Keeps the agreed time. */
export const keepAgreedTime = challengeAct<typeof challengeTimes.keep>(
  () => 'keep_time',
  (act, _viewer, { id, round }) =>
    act(id, () => ({ action: 'keep_time', attempt: (facts, who, now) => keepTime(facts, who, round, now) })),
)
