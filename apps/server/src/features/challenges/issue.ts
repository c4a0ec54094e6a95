import type { challenges } from '@gauntlet/contract/challenges/endpoints'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { genderOf } from '@gauntlet/rules/challenges/sides'
import type { ChallengeOutcome } from '@gauntlet/rules/challenges/results'
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
  { ids, field }: { ids: readonly string[]; field: Issuing['field'] },
  terms: { sportId: string; start: Date; zip: string; venue: string; now: Date },
): Promise<Target[]> {
  const others = ids.filter(id => id !== issuerId)
  const rows = await listTargets.all(tx, { issuerId, ids: others, ...terms, except: null })
  const found = new Map(rows.map(row => [row.id, row]))
  return ids.map(id => {
    if (id === issuerId) return { ...YOURSELF, id }
    const target = found.get(id)
    if (!target || target.hidden) throw badField(field, challengeTexts.unknownPlayer)
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

interface Issuing {
  input: Pick<Input, 'sport' | 'ranked'> & Partial<Pick<Input, 'by_link'>>
  times: NewOffer['times']
  sides: Pick<Sidedness, 'side_size' | 'composition' | 'ids'>
  /** The field of the input that names the players. */
  field: 'ids' | 'sides'
}

/** The facts on which the rules of issuing decide. */
export async function issueFacts(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  { input, times, sides, field }: Issuing,
) {
  const { side_size, composition, ids } = sides
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
    targets: await targetsOf(tx, viewer.id, { ids, field }, { sportId, start, zip, venue, now }),
    new_players_today: (await countNewPlayers.one(tx, { issuerId: viewer.id, since })).new_players,
  }
  return facts
}

/** Stores a new challenge, and carries out what follows from it. */
export async function storeIssued(
  tx: Transaction,
  services: Services,
  issuer: Pick<Viewer, 'id'>,
  { facts, consequences, terms, message, ...given }: ChallengeOutcome & { terms: Terms; message?: string; id?: string },
): Promise<string> {
  const now = services.clock.now()
  const id = given.id ?? newId(now)
  await insertChallenge.affected(tx, { id, issuer_id: issuer.id, created_at: now, ...terms, ...columnsOf(facts) })
  await storePlayers(tx, id, { facts, ...(message !== undefined && { message }), unseen: [], actor: issuer.id })
  await carryOut(tx, services, { id, facts, consequences, terms, actor: issuer.id })
  services.live.touch(
    tx,
    facts.players.map(({ user_id }) => user_id),
  )
  return id
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
    const facts = await issueFacts(tx, services, viewer, { input, times, sides, field: 'ids' })
    const attempt = issue(facts, now.getTime())
    if (attempt.kind !== 'allowed') throw refusalOf('issue', attempt.reason)
    const terms: Terms = {
      ...sport,
      ...pick(earliestOf(times), VENUE_COLUMNS),
      rules: input.rules,
      format: requireFormat(sport.sport_name, input.format),
      team_id: sides.team_id,
      against_team_id: sides.against_team_id,
    }
    return storeIssued(tx, services, viewer, { ...attempt, terms, message: input.message })
  })
  const challenge = await presentChallenge(services, viewer, id)
  return new Said(challenge, {
    message: challenge.recipients.length === 0 ? challengeTexts.created : challengeTexts.sent,
  })
}
