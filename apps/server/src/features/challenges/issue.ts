import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { genderOf } from '@gauntlet/rules/challenges/sides'
import { issue, NEW_PLAYERS_WITHIN, type IssueFacts, type Target } from '@gauntlet/rules/challenges/issue'
import { firstOffer, earliestOf, type NewOffer } from '@gauntlet/rules/challenges/times'
import { pick } from '../../platform/database/columns.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { Said } from '../../platform/http/bind.ts'
import { badField } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { balanceOf, lockPlayer } from '../credits/queries.ts'
import { VENUE_COLUMNS } from '../gathering/tables.ts'
import { requireSport } from '../sports/require.ts'
import { refusalOf } from './act.ts'
import { columnsOf, viewerFacts } from './facts.ts'
import { type Sidedness, sidesFor } from './issue-sides.ts'
import { storePlayers, carryOut, type Terms } from './persist.ts'
import { requireFormat, venueOf } from './terms.ts'
import { timesOf } from './times.ts'
import { countNewPlayers, insertChallenge, listTargets } from './issue-queries.ts'
import { presentChallenge } from './present.ts'

type Input = InputOf<typeof challenges.issue>

/** The players asked, in the order in which they were named; an unknown one is refused under the name of the field. */
async function targetsOf(
  tx: Transaction,
  issuerId: string,
  ids: readonly string[],
  terms: { sportId: string; start: Date; zip: string; venue: string; now: Date },
): Promise<Target[]> {
  const others = ids.filter(id => id !== issuerId)
  const rows = await listTargets.all(tx, { issuerId, ids: others, ...terms, except: null })
  const found = new Map(rows.map(row => [row.id, row]))
  return ids.map(id => {
    if (id === issuerId) return { ...YOURSELF, id }
    const target = found.get(id)
    if (!target || target.hidden) throw badField('ids', challengeTexts.unknownPlayer)
    return { ...target, gender: genderOf(target.gender_name) }
  })
}
const YOURSELF = {
  hidden: false,
  available: true,
  minor: false,
  friend: false,
  past_opponent: false,
  plays_sport: true,
  gender: null,
  identical: false,
}

async function issueFacts(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  input: Input,
  times: NewOffer['times'],
  { side_size, composition, ids }: Sidedness,
) {
  const now = services.clock.now()
  const sportId = input.sport
  const first = earliestOf(times)
  const { zip, venue, latest_start } = first
  const start = new Date(first.start)
  const me = await viewerFacts(tx, viewer.id, now)
  const since = new Date(now.getTime() - NEW_PLAYERS_WITHIN)
  const facts: IssueFacts = {
    issuer_id: viewer.id,
    start: first.start,
    latest_start,
    offer: firstOffer(viewer.id, times),
    ranked: input.ranked === 1,
    price: services.config.credits.rankedChallenge,
    credits: (await balanceOf.one(tx, { userId: viewer.id })).credits,
    barred_until: me.barred_until,
    by_link: input.by_link === 1,
    minor: me.minor,
    plays_sport: me.sports.has(sportId),
    side_size,
    composition,
    gender: me.gender,
    targets: await targetsOf(tx, viewer.id, ids, { sportId, start, zip, venue, now }),
    new_players_today: (await countNewPlayers.one(tx, { issuerId: viewer.id, since })).new_players,
  }
  return facts
}

/** Challenges players by name, or everyone (an open challenge) where `ids` is empty. */
export async function issueChallenge(services: Services, viewer: Viewer, input: Input) {
  const { location: city, locstate: state, zip } = input
  const place = venueOf(services, { city, state, zip }, { city: 'location', zip: 'zip' })
  const known = { ...place, venue: input.venue }
  const times = timesOf(services, [{ date: input.date }, ...(input.times ?? [])], known)
  const id = await services.db.transaction(async tx => {
    const now = services.clock.now()
    // A player's issues run one after the other, so that a repeated challenge and the last credit are noticed.
    await lockPlayer.one(tx, { userId: viewer.id })
    const sport = await requireSport(tx, input.sport)
    const sides = await sidesFor(tx, viewer, input, sport)
    const facts = await issueFacts(tx, services, viewer, input, times, sides)
    const attempt = issue(facts, now.getTime())
    if (attempt.kind !== 'allowed') throw refusalOf('issue', attempt.reason)
    const { facts: after, consequences } = attempt
    const newChallengeId = newId(now)
    const terms: Terms = {
      ...sport,
      ...pick(earliestOf(times), VENUE_COLUMNS),
      rules: input.rules,
      format: requireFormat(sport.sport_name, input.format),
      team_id: sides.team_id,
      against_team_id: sides.against_team_id,
    }
    await insertChallenge.affected(tx, {
      id: newChallengeId,
      issuer_id: viewer.id,
      created_at: now,
      ...terms,
      ...columnsOf(after),
    })
    await storePlayers(tx, newChallengeId, { facts: after, message: input.message, unseen: [], actor: viewer.id })
    await carryOut(tx, services, { id: newChallengeId, facts: after, consequences, terms, actor: viewer.id })
    services.live.touch(
      tx,
      after.players.map(({ user_id }) => user_id),
    )
    return newChallengeId
  })
  const challenge = await presentChallenge(services, viewer, id)
  return new Said(challenge, {
    message: challenge.recipients.length === 0 ? challengeTexts.created : challengeTexts.sent,
  })
}
