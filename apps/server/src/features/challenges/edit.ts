import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import { modifyTexts } from '@gauntlet/contract/challenges/texts'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { type ModifiedTerms, modify, writeMessage } from '@gauntlet/rules/challenges/modifying'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { sideSizeIn } from '@gauntlet/rules/challenges/sides'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { balanceOf, lockPlayer } from '../credits/queries.ts'
import type { Raw } from '../gathering/act.ts'
import { requireSport } from '../sports/require.ts'
import { isSamePlace } from '../venues/agree.ts'
import { type Act, challengeAct } from './act.ts'
import type { Loaded } from './facts.ts'
import { type Terms, termsOf } from './persist.ts'
import { requireFormat, latestStart, startOf, venueOf } from './terms.ts'
import { listTargets } from './issue-queries.ts'

type Input = InputOf<typeof challenges.edit>

const WRITE: Act = { action: 'message', attempt: writeMessage }

/** Naming anything but the viewer's own message changes the terms. */
const meaningOf = ({ id: _id, message: _message, ...terms }: Raw) =>
  Object.values(terms).some(value => value !== undefined) ? 'modify' : 'message'

/** The terms as they would be: a field that the form leaves out keeps its value. */
async function newTerms(tx: Transaction, services: Services, { row }: Loaded, input: Input) {
  const { sport } = input
  const typed = {
    city: input.location ?? row.city,
    state: input.challengeLocationState ?? row.state,
    zip: input.challengeLocationZip ?? row.zip,
  }
  const terms: Terms = {
    ...termsOf(row),
    ...(!isSamePlace(typed, row) && venueOf(services, typed, { city: 'location', zip: 'challengeLocationZip' })),
    ...(sport !== undefined && sport !== row.sport_id && (await requireSport(tx, sport))),
    venue: input.venue ?? row.venue,
    rules: input.rules ?? row.rules,
  }
  if (input.format !== undefined) terms.format = requireFormat(terms.sport_name, input.format)
  else if (terms.sport_id !== row.sport_id) terms.format = null
  // A team plays one sport.
  if (terms.sport_id !== row.sport_id) Object.assign(terms, { team_id: null, against_team_id: null })
  const start = input.date === undefined ? row.start_at : startOf(input.date, terms.timezone, modifyTexts.date)
  return { terms, start }
}

/** Another sport has sides of another size. */
const sizeIn = ({ sport_id, side_size }: Loaded['row'], terms: Terms): number | null =>
  terms.sport_id === sport_id ? side_size : (sideSizeIn(scoringOf(terms.sport_name)) ?? null)

const AGREED = ['sport_id', 'city', 'state', 'zip', 'venue'] as const satisfies readonly (keyof Terms)[]

async function chooseTerms(tx: Transaction, services: Services, loaded: Loaded, input: Input): Promise<Act> {
  const now = services.clock.now()
  const { row, cast, me } = loaded
  const { terms, start } = await newTerms(tx, services, loaded, input)
  await lockPlayer.one(tx, { userId: me.id })
  const asked = cast.filter(
    ({ role, state }) => role !== 'issuer' && (state === 'accepted' || (role !== 'joined' && state === 'pending')),
  )
  const targets = await listTargets.all(tx, {
    issuerId: me.id,
    ids: asked.map(({ user_id }) => user_id),
    sportId: terms.sport_id,
    start,
    zip: terms.zip,
    venue: terms.venue,
    except: row.id,
    now,
  })
  const modified: ModifiedTerms = {
    start: start.getTime(),
    latest_start: latestStart(services, terms.timezone),
    ranked: input.ranked === undefined ? row.ranked : input.ranked === 1,
    price: services.config.credits.rankedChallenge,
    credits: (await balanceOf.one(tx, { userId: me.id })).credits,
    plays_sport: me.sports.has(terms.sport_id),
    others_play_sport: targets.every(target => target.plays_sport),
    identical: targets.some(target => target.identical),
    sport_or_place_changed: AGREED.some(name => terms[name] !== row[name]),
    side_size: sizeIn(row, terms),
    rules_changed: terms.rules !== row.rules || terms.format !== row.format,
  }
  return { action: 'modify', terms, attempt: (facts, who, at) => modify(facts, who, modified, at) }
}

/** The issuer changes the terms; every participant may change their own message. */
export const editChallenge = challengeAct<typeof challenges.edit>(meaningOf, (act, _viewer, input, services) =>
  act(input.id, async (loaded, _now, tx) => {
    const own = loaded.cast.find(({ user_id }) => user_id === loaded.me.id)
    const message = input.message === own?.message ? undefined : input.message
    const doing = meaningOf(input) === 'modify' ? await chooseTerms(tx, services, loaded, input) : WRITE
    return { ...doing, message }
  }),
)
