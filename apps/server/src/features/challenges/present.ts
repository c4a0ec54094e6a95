import { codeOfState } from '@gauntlet/contract/places/states'
import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { Challenge, OnCard, Participant } from '@gauntlet/contract/challenges/answer'
import { challengeStatusWords } from '@gauntlet/contract/challenges/status'
import { nobodyTexts } from '@gauntlet/contract/profiles/texts'
import { asPlayed, differing, reportsOf, type Shown, shownOf } from '@gauntlet/rules/challenges/results'
import { actionsFor } from '@gauntlet/rules/challenges/actions'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { scheduleOf, settle } from '@gauntlet/rules/challenges/lifecycle'
import { isFrozen } from '@gauntlet/rules/gathering/waits'
import { mayVisit, readsGuests, showsParticipant, seesInside } from '@gauntlet/rules/challenges/seeing'
import { isGuest, isSided, sidesOf } from '@gauntlet/rules/challenges/sides'
import { isMinor } from '@gauntlet/rules/people/relation'
import { distanceMiles, roundMiles } from '@gauntlet/rules/places/distance'
import { newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import { scoreText } from '@gauntlet/rules/scores/shown'
import type { Services, Viewer } from '../../platform/services.ts'
import { presentCard } from '../cards/present.ts'
import { scoringFor } from '../gathering/scoring.ts'
import { rankChangeOf } from '../ranks/changes.ts'
import { factsOf, isUnreachable, loadChallenge, type Loaded, type ViewerFacts, viewerOf } from './facts.ts'
import { chanceAgainst, oddsOf, sideOdds } from './odds.ts'
import { presentOffer, presentSides } from './present-arrangement.ts'
import type { ShownRow } from './queries.ts'
import type { CastRow, ShownCastRow } from './tables.ts'

/** Everything that one challenge is shown from. */
export interface Scene {
  row: ShownRow
  cast: readonly ShownCastRow[]
  cards: ReadonlyMap<string, UserCard>
  me: ViewerFacts
  now: Date
  /** The change of the viewer's rank by the result. */
  rankChange: { before: number; after: number } | null
}

const cardOf = (row: ShownCastRow): UserCard =>
  presentCard({ ...row, id: row.user_id, city: row.home_city, state: row.home_state, anchor: null })

/** The viewer is in most challenges of a list: nobody's card is made twice. */
export const cardsIn = (cast: readonly ShownCastRow[]): ReadonlyMap<string, UserCard> =>
  new Map([...new Map(cast.map(row => [row.user_id, row])).values()].map(row => [row.user_id, cardOf(row)]))

const iso = (at: number) => new Date(at).toISOString()
const flag = (value: boolean) => (value ? 1 : 0)

/** The outcome of a match, and from which side the viewer looks at it: the issuer's, for whoever does not play. */
interface Scores extends Shown {
  sides: readonly (readonly string[])[]
  viewed: number
  differ: boolean
}

function scoresIn(facts: ChallengeFacts, viewerId: string): Scores {
  const sides = sidesOf(facts)
  const viewed = Math.max(
    0,
    sides.findIndex(side => side.includes(viewerId)),
  )
  return { ...shownOf(facts), sides, viewed, differ: differing(facts).length > 0 }
}

/** The score as this player tells it; and that of their own report, as the viewer tells it, to a viewer `inside`. */
function scoresOf(
  { user_id, told }: Pick<CastRow, 'user_id' | 'told'>,
  { sides, score, viewed }: Scores,
  inside: boolean,
): Pick<Participant, 'side' | 'score' | 'reported_score'> {
  const side = sides.findIndex(members => members.includes(user_id))
  return {
    side: side < 0 ? null : side,
    score: score && side >= 0 ? scoreText(score, side) : '',
    reported_score: inside && told?.score ? scoreText(told.score, viewed) : '',
  }
}

const outcomeOf = ({
  draw,
  ending,
  score,
  differ,
}: Scores): Pick<Challenge, 'draw' | 'ending' | 'score' | 'scores_differ'> => ({
  draw: draw ? 1 : 0,
  ending,
  score: score?.given ?? null,
  scores_differ: differ,
})

interface Seen {
  ahead: boolean
  /** The viewer may read what the players wrote. Nobody is kept from their own words. */
  inside: boolean
  /** The viewer reads the names of guests. */
  reads: boolean
  scores: Scores
}

/** A guest has no profile to open, and no rank. */
const A_GUEST = { former: true, rank: null, provisional: 0 } as const
const { hiddenPlayer } = nobodyTexts
/** A guest to whoever does not play. */
const NAMELESS = { first_name: hiddenPlayer, last_name: '', full_name: hiddenPlayer, short_name: hiddenPlayer }

/** A participant as a card has them. */
export function presentOnCard(row: ShownCastRow, { row: challenge, cards }: Scene, reads: boolean): OnCard {
  const card = cards.get(row.user_id)
  if (!card) throw new Error(`No card of player ${row.user_id}`)
  return {
    ...card,
    rank: row.mean === null ? newcomerRank(challenge.anchor) : shownRank({ held: row.mean }),
    provisional: flag(!row.settled),
    ...(isGuest(row) && { ...A_GUEST, ...(!reads && !row.former && NAMELESS) }),
    role: row.role,
    state: row.state,
  }
}

function presentParticipant(row: ShownCastRow, scene: Scene, { ahead, inside, reads, scores }: Seen): Participant {
  const { me } = scene
  return {
    ...presentOnCard(row, scene, reads),
    message: inside || row.user_id === me.id ? row.message : '',
    chance: ahead && row.user_id !== me.id && !isGuest(row) ? chanceAgainst(scene, row) : null,
    reported: row.reported_at !== null,
    not_played: row.not_played_at !== null,
    ...scoresOf(row, scores, inside),
    ...(row.role === 'joined' && row.state === 'pending' && { side: row.side }),
  }
}

/** Several distances would give away where a venue is: only those who may know the venue get them. */
export const placeOf = (scene: Scene, inside: boolean) => ({
  zip: inside ? scene.row.zip : '',
  venue: inside ? scene.row.venue : '',
  rules: inside ? scene.row.rules : '',
  distance: inside ? distanceOf(scene) : null,
})

function distanceOf({ row, me }: Scene): number | null {
  return me.origin ? roundMiles(distanceMiles(me.origin, { lat: row.lat, lon: row.lon })) : null
}

const rankChangeIn = ({ rankChange }: Scene): Challenge['rank_change'] =>
  rankChange && { ...rankChange, change: rankChange.after - rankChange.before }

/** The cast with states settled by time: they may have lapsed since they were written. */
export function settledCast(cast: readonly ShownCastRow[], { players }: ChallengeFacts): ShownCastRow[] {
  const states = new Map(players.map(({ user_id, state }) => [user_id, state]))
  return cast.map(row => ({ ...row, state: states.get(row.user_id) ?? row.state }))
}

export const seenBy = (row: CastRow) => ({
  user_id: row.user_id,
  role: row.role,
  state: row.state,
  side: row.side,
  blocked: isUnreachable(row),
  friend: row.friend === 'friend',
  minor: isMinor(row),
})

/** Of a match that is played already. */
const NO_ODDS = { chance: null, stake: null }

/** A challenge as the viewer sees it now, whenever it was last written. */
export function present(scene: Scene): Challenge {
  const { row, me, now } = scene
  const written = factsOf(row, scene.cast)
  const facts = settle(written, now.getTime()).facts
  const viewer = viewerOf(me, row, scene.cast)
  const cast = settledCast(scene.cast, facts)
  const ahead = !facts.recorded && (facts.status === '1' || facts.status === '2')
  const inside = seesInside(facts, viewer, now.getTime())
  const reads = readsGuests(facts, me.id)
  const scores = scoresIn(asPlayed(facts), me.id)
  const people = cast
    .filter(
      one =>
        showsParticipant(facts, me.id, seenBy(one)) && (inside || one.state === 'accepted' || one.user_id === me.id),
    )
    .map(one => presentParticipant(one, scene, { ahead, inside, reads, scores }))
  const issuer = people.find(({ role }) => role === 'issuer')
  if (!issuer) throw new Error(`Challenge ${row.id} has no issuer`)
  const playing = people.filter(({ state }) => state === 'accepted')
  const mine = cast.find(({ user_id }) => user_id === me.id)
  // Nobody is named here whom the viewer is not shown.
  const won = facts.winner_id ?? reportsOf(facts)[0]?.winner_id ?? null
  const winner = people.find(({ id }) => id === won)
  const schedule = scheduleOf(facts)
  const isIn = mine?.state === 'accepted' || mine?.state === 'pending'
  const actions = actionsFor(facts, viewer, now.getTime())
  return {
    id: row.id,
    status: challengeStatusWords[facts.status],
    event_status_id: facts.status,
    becomes: schedule.becomes,
    becomes_at: schedule.becomes_at === null ? null : iso(schedule.becomes_at),
    ended: facts.ended,
    user_id: row.issuer_id,
    issuer,
    recipients: people.filter(({ role }) => role === 'recipient'),
    opponents: playing.filter(({ role }) => role !== 'issuer'),
    users: playing,
    request_user: people.filter(({ role, state }) => role === 'joined' && state !== 'withdrawn'),
    ...presentSides({ ...scene, cast }, facts, { people, ahead, inside }),
    user_count: cast.filter(({ state }) => state === 'accepted').length,
    sport: { id: row.sport_id, name: row.sport_name },
    location: row.city,
    state: codeOfState(row.state),
    ...placeOf(scene, inside),
    timezone: row.timezone,
    challenge_start: iso(facts.start),
    challenge_end: null,
    open_challenge: flag(row.open),
    ranked: flag(facts.ranked),
    recorded: facts.recorded,
    message: issuer.message,
    created: row.created_at.toISOString(),
    ...presentOffer(facts, { people, isIn, answers: actions.answer_times.kind !== 'hidden' }),
    frozen: isFrozen(facts, now.getTime()),
    reject: flag(facts.disputed_at !== null),
    reported_winner_id: winner?.id ?? null,
    winnername: winner?.full_name ?? null,
    format: scoringFor(row)?.format.id ?? null,
    ...outcomeOf(scores),
    is_new: mine?.unseen ?? false,
    ...(mayVisit(facts, { minor: cast.some(one => one.state === 'accepted' && isMinor(one)) }) && {
      public: 1 as const,
    }),
    matchSet: flag(mine?.role === 'joined' && mine.state !== 'withdrawn' && mine.state !== 'lapsed'),
    friend_status: viewer.friend,
    rank: issuer.rank,
    ...(facts.recorded ? NO_ODDS : (isSided(facts) ? sideOdds : oddsOf)({ ...scene, cast }, facts)),
    rank_change: rankChangeIn(scene),
    actions,
  }
}

export const presentLoaded = ({ clock }: Services, { row, cast, me }: Loaded): Challenge =>
  present({ row, cast, cards: cardsIn(cast), me, now: clock.now(), rankChange: rankChangeOf(row) })

/** One challenge, which the viewer is in. */
export async function presentChallenge(services: Services, viewer: Viewer, id: string): Promise<Challenge> {
  const now = services.clock.now()
  const loaded = await loadChallenge(services.db, { id, viewerId: viewer.id, now, lock: false })
  if (!loaded) throw new Error(`Challenge ${id} is gone`)
  return presentLoaded(services, loaded)
}
