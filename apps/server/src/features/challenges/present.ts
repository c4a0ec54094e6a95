import { codeOfState } from '@gauntlet/contract/places/states'
import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { Challenge, OnCard, Participant } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S, challengeStatusWords } from '@gauntlet/contract/challenges/status'
import { nobodyTexts } from '@gauntlet/contract/profiles/texts'
import { asPlayed, differing, reportsOf, shownOf } from '@gauntlet/rules/challenges/results'
import { actionsFor } from '@gauntlet/rules/challenges/actions'
import type { ChallengeFacts } from '@gauntlet/rules/challenges/facts'
import { liveOffer, suitedBy } from '@gauntlet/rules/challenges/offers'
import { scheduleOf, settle } from '@gauntlet/rules/challenges/lifecycle'
import { isFrozen } from '@gauntlet/rules/gathering/waits'
import { mayVisit, readsGuests, showsParticipant, seesInside } from '@gauntlet/rules/challenges/seeing'
import { isGuest, sideOf } from '@gauntlet/rules/challenges/sides'
import { isMinor } from '@gauntlet/rules/people/relation'
import { distanceMiles, roundMiles } from '@gauntlet/rules/places/distance'
import { newcomerRank, shownRank } from '@gauntlet/rules/ranks/state'
import { scoreText } from '@gauntlet/rules/scores/shown'
import type { Services, Viewer } from '../../platform/services.ts'
import { beside, presentCard } from '../cards/present.ts'
import { scoringFor } from '../gathering/scoring.ts'
import { rankChangeOf } from '../ranks/changes.ts'
import { sportStateOf } from '../ranks/sport-state.ts'
import { factsOf, isUnreachable, loadChallenge, type Loaded, viewerOf } from './facts.ts'
import { chanceAgainst, oddsOf, type OddsScene, presentSides } from './odds.ts'
import type { CastRow, ShownCastRow } from './tables.ts'

/** Everything that one challenge is shown from. */
export interface Scene extends OddsScene {
  cast: readonly ShownCastRow[]
  cards: ReadonlyMap<string, UserCard>
  /** The change of the viewer's rank by the result. */
  rankChange: { before: number; after: number } | null
}

/** Sport and scoring are put together once for all that asks for them: odds, stakes and results do. */
export const sceneOf = (scene: Omit<Scene, 'sport' | 'scoring'>): Scene => {
  const { row } = scene
  const sport = sportStateOf({ name: row.sport_name, anchor: row.anchor, rank_state: row.rank_state })
  return { ...scene, sport, scoring: scoringFor(row) }
}

const cardOf = (row: ShownCastRow): UserCard =>
  presentCard({ ...row, id: row.user_id, city: row.home_city, state: row.home_state, anchor: null })

/** The viewer is in most challenges of a list: nobody's card is made twice. */
export const cardsIn = (cast: readonly ShownCastRow[]): ReadonlyMap<string, UserCard> =>
  new Map([...new Map(cast.map(row => [row.user_id, row])).values()].map(row => [row.user_id, cardOf(row)]))

const iso = (at: number) => new Date(at).toISOString()
const flag = (value: boolean) => (value ? 1 : 0)

/** The score as this player tells it; and that of their own report as the viewer tells it, who is `inside`. */
const scoresOf = ({ user_id, told }: CastRow, { played, inside }: Seen, viewerId: string) => {
  const side = sideOf(played, user_id)
  const { score } = shownOf(played)
  // Whoever does not play looks from the issuer's side.
  const viewed = Math.max(0, sideOf(played, viewerId))
  return {
    side: side < 0 ? null : side,
    score: score && side >= 0 ? scoreText(score, side) : '',
    reported_score: inside && told?.score ? scoreText(told.score, viewed) : '',
  }
}

function outcomeOf(played: ChallengeFacts): Pick<Challenge, 'draw' | 'ending' | 'score' | 'scores_differ'> {
  const { draw, ending, score } = shownOf(played)
  return { draw: flag(draw), ending, score: score?.given ?? null, scores_differ: differing(played).length > 0 }
}

interface Seen {
  ahead: boolean
  /** The viewer may read what the players wrote. Nobody is kept from their own words. */
  inside: boolean
  /** The viewer reads the names of guests. */
  reads: boolean
  /** An operator is to decide between the reports. */
  disputed: boolean
  /** As if all on it had said yes. */
  played: ChallengeFacts
}

/** A guest has no profile to open, and no rank. */
const A_GUEST = { former: true, rank: null, provisional: 0 } as const
const { hiddenPlayer } = nobodyTexts
/** A guest to whoever does not play. */
const NAMELESS = { first_name: hiddenPlayer, last_name: '', full_name: hiddenPlayer, short_name: hiddenPlayer }

/** Strangers are told nothing of a child who neither plays nor has to answer. */
function cardFor(row: ShownCastRow, { cards, me }: Scene): UserCard | undefined {
  const card = cards.get(row.user_id)
  if (!card || card.former || row.user_id === me.id || isGuest(row)) return card
  const isKnown = row.friend === 'friend' || row.friend === 'received' || ['accepted', 'pending'].includes(row.state)
  return beside(card, { blocked: row.blocked, unknown: isMinor(row) && !isKnown })
}

/** A participant as a card has them. */
export function presentOnCard(row: ShownCastRow, scene: Scene, reads: boolean): OnCard {
  const { row: challenge } = scene
  const card = cardFor(row, scene)
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

function presentParticipant(row: ShownCastRow, scene: Scene, seen: Seen): Participant {
  const { me } = scene
  const { ahead, inside, reads, disputed } = seen
  return {
    ...presentOnCard(row, scene, reads),
    // A block hides what is written both ways, as in a talk.
    message: (inside && !row.blocked) || row.user_id === me.id ? row.message : '',
    chance: ahead && row.user_id !== me.id && !isGuest(row) ? chanceAgainst(scene, row) : null,
    reported: row.reported_at !== null,
    not_played: row.not_played_at !== null,
    ...scoresOf(row, seen, me.id),
    ...(disputed && row.reported_at !== null && { reported_winner_id: row.reported_winner_id }),
    ...(row.role === 'joined' && row.state === 'pending' && { side: row.side }),
  }
}

/** Several distances would give away where a venue is: only those who may know the venue get them. */
export const placeOf = ({ row, me: { origin } }: Scene, inside: boolean) => ({
  zip: inside ? row.zip : '',
  venue: inside ? row.venue : '',
  rules: inside ? row.rules : '',
  distance: inside && origin ? roundMiles(distanceMiles(origin, row)) : null,
})

/** The times that wait for answers; `answers` says that the viewer is asked. A challenge of one start says nothing. */
function presentOffer(
  facts: ChallengeFacts,
  people: readonly Participant[],
  answers: boolean,
): Pick<Challenge, 'offer' | 'offer_round'> {
  const { offer_round } = facts
  if (offer_round === 0) return {}
  const offer = liveOffer(facts)
  if (offer === null || (facts.status !== S.pending && !offer.instead && !answers)) return { offer_round }
  const isShown = (userId: string) => people.some(({ id }) => id === userId)
  const times = offer.times.map(({ start, city, state, zip, venue, timezone }, at) => ({
    start: iso(start),
    location: city,
    state: codeOfState(state),
    zip,
    venue,
    timezone,
    suits: suitedBy(facts, offer, at).filter(isShown),
  }))
  const author_id = isShown(offer.author_id) ? offer.author_id : null
  return { offer_round, offer: { author_id, instead: flag(offer.instead), times } }
}

/** The cast with states settled by time: they may have lapsed since they were written. */
export function settledCast(cast: readonly ShownCastRow[], { players }: ChallengeFacts): ShownCastRow[] {
  const states = new Map(players.map(({ user_id, state }) => [user_id, state]))
  return cast.map(row => ({ ...row, state: states.get(row.user_id) ?? row.state }))
}

/** Those of the settled cast whom the viewer is shown; an outline shows who plays. */
export const shownTo = (viewerId: string, cast: readonly ShownCastRow[], facts: ChallengeFacts, inside: boolean) =>
  cast.filter(row => {
    const seen = { ...row, blocked: isUnreachable(row), friend: row.friend === 'friend', minor: isMinor(row) }
    const isOutlined = row.state === 'accepted' || row.user_id === viewerId
    return (inside || isOutlined) && showsParticipant(facts, viewerId, seen)
  })

/** A challenge as the viewer sees it now, whenever it was last written. */
export function present(scene: Scene): Challenge {
  const { row, me, now, rankChange, scoring } = scene
  const written = factsOf(row, scene.cast)
  const facts = settle(written, now.getTime()).facts
  const viewer = viewerOf(me, row, scene.cast)
  const cast = settledCast(scene.cast, facts)
  const ahead = !facts.recorded && (facts.status === '1' || facts.status === '2')
  const inside = seesInside(facts, viewer, now.getTime())
  const reads = readsGuests(facts, me.id)
  const played = asPlayed(facts)
  const disputed = inside && facts.status === S.reporting && facts.disputed_at !== null
  const seen = { ahead, inside, reads, disputed, played }
  const people = shownTo(me.id, cast, facts, inside).map(one => presentParticipant(one, scene, seen))
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
    ...(isIn && presentOffer(facts, people, actions.answer_times.kind !== 'hidden')),
    frozen: isFrozen(facts, now.getTime()),
    reject: flag(facts.disputed_at !== null),
    ...(isIn && facts.called_off_by !== null && { called_off_by: facts.called_off_by }),
    ...(disputed && facts.disputed_by !== null && { disputed_by: facts.disputed_by }),
    reported_winner_id: winner?.id ?? null,
    winnername: winner?.full_name ?? null,
    format: scoring?.format.id ?? null,
    ...outcomeOf(played),
    is_new: mine?.unseen ?? false,
    ...(mayVisit(facts, { minor: cast.some(one => one.state === 'accepted' && isMinor(one)) }) && {
      public: 1 as const,
    }),
    matchSet: flag(mine?.role === 'joined' && mine.state !== 'withdrawn' && mine.state !== 'lapsed'),
    friend_status: viewer.friend,
    rank: issuer.rank,
    ...oddsOf({ ...scene, cast }, facts),
    rank_change: rankChange && { ...rankChange, change: rankChange.after - rankChange.before },
    actions,
  }
}

export const presentLoaded = ({ clock }: Services, { row, cast, me }: Loaded): Challenge =>
  present(sceneOf({ row, cast, cards: cardsIn(cast), me, now: clock.now(), rankChange: rankChangeOf(row) }))

/** One challenge, which the viewer is in. */
export async function presentChallenge(services: Services, viewer: Viewer, id: string): Promise<Challenge> {
  const now = services.clock.now()
  const loaded = await loadChallenge(services.db, { id, viewerId: viewer.id, now, lock: false })
  if (!loaded) throw new Error(`Challenge ${id} is gone`)
  return presentLoaded(services, loaded)
}
