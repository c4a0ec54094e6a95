import type { InputOf } from '@gauntlet/contract/endpoint'
import type { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { modifyTournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { modifyTournament, type TournamentTerms } from '@gauntlet/rules/tournaments/terms'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { requireSport } from '../sports/require.ts'
import { isSamePlace } from '../venues/agree.ts'
import { type Act, tournamentAct } from './act.ts'
import type { Loaded } from './facts.ts'
import { type Terms, termsOf } from './persist.ts'
import { endOf, lastMinuteOf, meansOf, placeOf, startOf } from './terms.ts'

type Input = InputOf<typeof tournaments.edit>

/** The terms as they would be: a field that the form leaves out keeps its value. */
async function newTerms(tx: Transaction, services: Services, { row }: Loaded, input: Input): Promise<Terms> {
  const old = termsOf(row)
  const { sport } = input
  const typed = { city: input.location ?? old.city, state: input.locstate ?? old.state, zip: input.zip ?? old.zip }
  return {
    ...old,
    ...(!isSamePlace(typed, old) && placeOf(services, typed)),
    ...(sport !== undefined && sport !== old.sport_id && (await requireSport(tx, sport))),
    title: input.title ?? old.title,
    venue: input.venue ?? old.venue,
    // the form always sends this field, and an empty one is no news
    message: input.message || old.message,
    rules: input.rules ?? old.rules,
  }
}

/** Start and end as they would be: an end that nobody set moves with the day of the start. */
function newTimes({ row }: Loaded, { tournament_start, tournament_end }: Input, timezone: string) {
  const texts = modifyTournamentTexts
  const start = tournament_start === undefined ? row.start_at : startOf(tournament_start, timezone, texts)
  if (tournament_end !== undefined) return { start, end: endOf(tournament_end, start, timezone, texts) }
  const unset = lastMinuteOf(row.start_at, row.timezone)?.getTime() === row.end_at.getTime()
  return { start, end: unset ? endOf(undefined, start, timezone, texts) : row.end_at }
}

async function chooseTerms(tx: Transaction, services: Services, loaded: Loaded, input: Input): Promise<Act> {
  const { row, viewer } = loaded
  const terms = await newTerms(tx, services, loaded, input)
  const { start, end } = newTimes(loaded, input, terms.timezone)
  const chosen: TournamentTerms = {
    sport_id: terms.sport_id,
    ranked: input.ranked === undefined ? row.ranked : input.ranked === 1,
    open: input.open_invite === undefined ? row.open : input.open_invite === 1,
    open_to_minors: input.open_to_minors === undefined ? row.open_to_minors : input.open_to_minors === 1,
    visibility: input.visibility ?? row.visibility,
    centre: input.minRate ?? row.centre,
    spread: input.minSpread ?? row.spread,
    slots: input.slots ?? row.slots,
    format: input.format ?? row.format,
    start: start.getTime(),
    end: end.getTime(),
  }
  const means = await meansOf(tx, services, {
    userId: viewer.id,
    timezone: terms.timezone,
    barredUntil: viewer.barred_until,
  })
  return {
    action: 'modify',
    terms,
    ...(input.message !== undefined && { note: input.message }),
    attempt: (facts, who, at) => modifyTournament(facts, who, row.sport_id, chosen, means, at),
  }
}

/** The organizer changes the fields that the form names; a message is kept among the notes. */
export const editTournament = tournamentAct<typeof tournaments.edit>(
  () => 'modify',
  (act, _viewer, input, services) => act(input.id, (loaded, _now, tx) => chooseTerms(tx, services, loaded, input)),
)
