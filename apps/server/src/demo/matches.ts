import type { ChallengeAttempt } from '@gauntlet/rules/challenges/actions'
import type { GivenScore } from '@gauntlet/contract/scores/forms'
import type { Millis } from '@gauntlet/contract/time'
import { accept, decline } from '@gauntlet/rules/challenges/answering'
import { cancel } from '@gauntlet/rules/challenges/leaving'
import { join } from '@gauntlet/rules/challenges/participants'
import type { ChallengeFacts, Viewer } from '@gauntlet/rules/challenges/facts'
import { type IssueFacts, issue } from '@gauntlet/rules/challenges/issue'
import { readClaim, type Scoring } from '@gauntlet/rules/challenges/claims'
import { report } from '@gauntlet/rules/challenges/reporting'
import { factsOf } from '../features/challenges/facts.ts'
import { storeChange, type Terms } from '../features/challenges/persist.ts'
import { lockChallenges } from '../features/challenges/held-queries.ts'
import { listPlayers } from '../features/challenges/queries.ts'
import { latestStart, venueOf } from '../features/challenges/terms.ts'
import type { Services } from '../platform/services.ts'
import type { Fate, Fixture } from './fixtures.ts'
import type { DemoPlayer } from './players.ts'
import { sentOf } from './scores.ts'
import type { Step } from './timeline.ts'
import { storeIssued } from '../features/challenges/issue.ts'
import { putRating } from '../features/challenges/report-queries.ts'
import { scoringFor } from '../features/gathering/scoring.ts'

type Act = (facts: ChallengeFacts, viewer: Viewer, now: Millis, scoring: Scoring | null) => ChallengeAttempt

/** The steps to each fate, after the challenge is issued. */
const ACTS: Record<Fate, readonly ('accept' | 'decline' | 'cancel' | 'join' | 'report' | 'confirm')[]> = {
  completed: ['accept', 'report', 'confirm'],
  unconfirmed: ['accept', 'report'],
  declined: ['decline'],
  unanswered: [],
  cancelled: ['cancel'],
  pending: [],
  upcoming: ['accept'],
  unreported: ['accept'],
  reported: ['accept', 'report'],
  open: [],
  joined: ['join'],
}

function allowedOf(attempt: ChallengeAttempt) {
  if (attempt.kind !== 'allowed') throw new Error(`The rules refuse what was invented: ${attempt.reason}`)
  return attempt
}

/** The rules' facts about an issuer and an opponent who are made for each other. */
const meant = {
  available: true,
  minor: false,
  friend: false,
  past_opponent: true,
  plays_sport: true,
  gender: null,
  identical: false,
}

async function issueMatch(services: Services, sportIds: ReadonlyMap<string, string>, match: Fixture): Promise<string> {
  const { issuer, opponent, ranked, fate } = match
  const { clock, config } = services
  const now = clock.now()
  const sportId = sportIds.get(match.sport)
  if (sportId === undefined) throw new Error(`There is no sport ${match.sport}`)
  const { venue, ...at } = match.at
  const place = venueOf(services, at, { city: 'city', zip: 'zip' })
  const terms: Terms = {
    sport_id: sportId,
    sport_name: match.sport,
    venue,
    format: null,
    team_id: null,
    against_team_id: null,
    rules: '',
    ...place,
  }
  const facts: IssueFacts = {
    issuer_id: issuer.id,
    start: match.start,
    latest_start: latestStart(services, place.timezone),
    ranked,
    price: config.credits.rankedChallenge,
    credits: config.credits.rankedChallenge,
    barred_until: null,
    by_link: false,
    offer: null,
    minor: false,
    plays_sport: true,
    // The demo plays its team sports under captains' names.
    side_size: null,
    composition: null,
    gender: null,
    targets: fate === 'open' || fate === 'joined' ? [] : [{ ...meant, id: opponent.id }],
    new_players_today: 0,
  }
  const issued = allowedOf(issue(facts, now.getTime()))
  return services.db.transaction(tx => storeIssued(tx, services, issuer, { ...issued, terms, message: match.message }))
}

/** An act by a player of the match. */
async function act(
  services: Services,
  id: string,
  by: DemoPlayer,
  decide: Act,
  stars?: { for: DemoPlayer; given: number },
) {
  const viewer: Viewer = {
    id: by.id,
    blocked: false,
    friend: 'none',
    minor: false,
    kept: false,
    apart: false,
    parted: false,
    unfit: null,
    plays_sport: true,
    barred_until: null,
  }
  await services.db.transaction(async tx => {
    const row = await lockChallenges.one(tx, { ids: [id] })
    const before = factsOf(row, await listPlayers.all(tx, { ids: [id] }))
    if (stars)
      await putRating.affected(tx, { challengeId: id, raterId: by.id, ratedId: stars.for.id, stars: stars.given })
    const { facts, consequences } = allowedOf(decide(before, viewer, services.clock.now().getTime(), scoringFor(row)))
    await storeChange(tx, services, { row, before, facts, consequences, actor: by.id })
  })
}

/** A report of the match by one of its players, in figures where they tell some. */
function reportOf({ issuer, opponent, account }: Fixture, score: GivenScore | undefined): Act {
  const players = [issuer.id, opponent.id] as const
  const sent = sentOf(players, account, score)
  return (facts, viewer, now, scoring) => {
    const read = readClaim(players, scoring, sent)
    if (read.kind !== 'allowed' || !read.claim) throw new Error('What was invented is no result')
    return report(facts, viewer, read.claim, now)
  }
}

/**
 * Plays a match, each step at its time: the winner reports first, the other one confirms. The rules decide, and
 * what follows (credits, stars, ranks) is carried out as for a call, but for the answer that nobody reads: that would
 * take as long again.
 */
function stepsOf(services: Services, sportIds: ReadonlyMap<string, string>, match: Fixture): Step[] {
  const { issuer, opponent, account, stars, answeredAt, reportedAt, confirmedAt } = match
  const [winner, loser] = account.winner === 1 ? [opponent, issuer] : [issuer, opponent]
  const told = reportOf(match, account.score)
  const answered = account.loserScore ? reportOf(match, account.loserScore) : told
  let id = ''
  const given = (by: DemoPlayer) => (by === issuer ? stars.issuer : stars.opponent)
  const acts = {
    accept: { at: answeredAt, run: () => act(services, id, opponent, accept) },
    decline: { at: answeredAt, run: () => act(services, id, opponent, decline) },
    join: { at: answeredAt, run: () => act(services, id, opponent, (facts, viewer, now) => join(facts, viewer, now)) },
    cancel: { at: answeredAt, run: () => act(services, id, issuer, cancel) },
    report: {
      at: reportedAt,
      run: () => act(services, id, winner, told, { for: loser, given: given(winner) }),
    },
    confirm: { at: confirmedAt, run: () => act(services, id, loser, answered, { for: winner, given: given(loser) }) },
  }
  const first: Step = {
    at: match.issuedAt,
    async run() {
      id = await issueMatch(services, sportIds, match)
    },
  }
  return [first, ...ACTS[match.fate].map(name => acts[name])]
}

export const matchSteps = (
  services: Services,
  sportIds: ReadonlyMap<string, string>,
  fixtures: readonly Fixture[],
): Step[] => fixtures.flatMap(match => stepsOf(services, sportIds, match))
