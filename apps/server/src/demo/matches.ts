import { issueChallenge } from '../features/challenges/issue.ts'
import { factsOf } from '../features/challenges/facts.ts'
import { putRating } from '../features/challenges/people-queries.ts'
import { storeChange, termsOf } from '../features/challenges/persist.ts'
import { listPlayers, lockChallenge } from '../features/challenges/queries.ts'
import { settleJob } from '../features/challenges/settle.ts'
import { accept, cancel, decline } from '@gauntlet/rules/challenges/answering'
import type { Attempt } from '@gauntlet/rules/challenges/attempt'
import type { ChallengeFacts, Millis, Viewer } from '@gauntlet/rules/challenges/facts'
import { confirm, report } from '@gauntlet/rules/challenges/reporting'
import type { Services } from '../platform/services.ts'
import type { Fate, Fixture } from './fixtures.ts'
import { asViewer, type DemoPlayer } from './players.ts'

interface Step {
  at: number
  run(): Promise<unknown>
}

type Act = (facts: ChallengeFacts, viewer: Viewer, now: Millis) => Attempt

const DAY = 86_400_000
/** How often time is let do its part, and the engine its housekeeping, while the past is played through. */
const SETTLE_EVERY = 7 * DAY
const MAINTAIN_EVERY = 60 * DAY

/** What each fate takes, after the challenge is issued. */
const ACTS: Record<Fate, readonly ('accept' | 'decline' | 'cancel' | 'report' | 'confirm')[]> = {
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
}

async function issue(services: Services, sportIds: ReadonlyMap<string, string>, match: Fixture): Promise<string> {
  const { issuer, opponent, sport, start, ranked, venue, message, fate } = match
  const sportId = sportIds.get(sport)
  if (sportId === undefined) throw new Error(`There is no sport ${sport}`)
  const { payload } = await issueChallenge(services, asViewer(issuer), {
    sport: sportId,
    date: new Date(start).toISOString(),
    location: issuer.home.city,
    locstate: issuer.home.state,
    zip: issuer.home.zip,
    venue,
    ranked: ranked ? 1 : 0,
    rules: '',
    message,
    ids: fate === 'open' ? [] : [opponent.id],
  })
  return payload.id
}

/**
 * An act by a player of the match, decided by the rules and stored with all that follows from it, as a call does it,
 * but without the answer that nobody reads: that would take longer than the act.
 */
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
    plays_sport: true,
    barred_until: null,
  }
  await services.db.transaction(async tx => {
    const row = await lockChallenge.one(tx, { id })
    const before = factsOf(row, await listPlayers.all(tx, { ids: [id] }))
    const attempt = decide(before, viewer, services.clock.now().getTime())
    if (attempt.kind !== 'allowed') throw new Error(`The rules refuse what was invented: ${attempt.reason}`)
    if (stars)
      await putRating.affected(tx, { challengeId: id, raterId: by.id, ratedId: stars.for.id, stars: stars.given })
    const { challenge: after, consequences } = attempt
    await storeChange(tx, services, { id, before, after, consequences, terms: termsOf(row), actor: by.id })
  })
}

/** The winner reports first, the other one confirms. */
function stepsOf(services: Services, sportIds: ReadonlyMap<string, string>, match: Fixture): Step[] {
  const { issuer, opponent, issuerWins, stars, answeredAt, reportedAt, confirmedAt } = match
  const [winner, loser] = issuerWins ? [issuer, opponent] : [opponent, issuer]
  let id = ''
  const given = (by: DemoPlayer) => (by === issuer ? stars.issuer : stars.opponent)
  const reportWinner: Act = (facts, viewer, now) => report(facts, viewer, winner.id, now)
  const acts = {
    accept: { at: answeredAt, run: () => act(services, id, opponent, accept) },
    decline: { at: answeredAt, run: () => act(services, id, opponent, decline) },
    cancel: { at: answeredAt, run: () => act(services, id, issuer, cancel) },
    report: {
      at: reportedAt,
      run: () => act(services, id, winner, reportWinner, { for: loser, given: given(winner) }),
    },
    confirm: { at: confirmedAt, run: () => act(services, id, loser, confirm, { for: winner, given: given(loser) }) },
  }
  const first: Step = {
    at: match.issuedAt,
    async run() {
      id = await issue(services, sportIds, match)
    },
  }
  return [first, ...ACTS[match.fate].map(name => acts[name])]
}

/**
 * Plays matches through rules, credits and rank engine in the order of time, with the clock set to each moment, and
 * lets time do its part in between. The clock stands at `now` afterwards.
 */
export async function playMatches(
  services: Services,
  sportIds: ReadonlyMap<string, string>,
  fixtures: readonly Fixture[],
  now: number,
): Promise<void> {
  const { clock, db } = services
  const settle = () => settleJob(services).run()
  const steps = fixtures.flatMap(match => stepsOf(services, sportIds, match)).toSorted((a, b) => a.at - b.at)
  let settledAt = clock.now().getTime()
  let maintainedAt = settledAt
  for (const { at, run } of steps) {
    clock.set(new Date(at))
    if (at > settledAt + SETTLE_EVERY) {
      await settle()
      settledAt = at
    }
    if (at > maintainedAt + MAINTAIN_EVERY) {
      await db.maintain()
      maintainedAt = at
    }
    await run()
  }
  clock.set(new Date(now))
  await settle()
  await db.maintain()
}
