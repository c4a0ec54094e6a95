import { challenges } from '@gauntlet/contract/challenges'
import type { Challenge } from '@gauntlet/contract/challenges-answer'
import { type ChallengeReason, challengeRefusal } from '@gauntlet/contract/challenges-reasons'
import type { ChallengeAction } from '@gauntlet/contract/challenges-status'
import { isForbidden, isRepeat } from '@gauntlet/rules/challenges/reasons'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type Player, type TestApp } from '../../testing/app.ts'
import {
  accept,
  cancel,
  challengeOf,
  DAY,
  decline,
  letItStart,
  MINUTE,
  playedMatch,
  report,
  view,
} from '../../testing/challenges.ts'

/**
 * Every status × role × action over HTTP: what a verdict in `actions` says is what the call then does, and what
 * is refused leaves the challenge as it was. What the verdicts are is the matter of the rules' own tests.
 */
let app: TestApp
let ada: Player
let ben: Player
let cleo: Player
let dan: Player
beforeAll(async () => {
  app = await openTestApp()
  ada = await app.player('Ada Issuer')
  ben = await app.player('Ben Opponent')
  cleo = await app.player('Cleo Invited')
  dan = await app.player('Dan Stranger')
  // Past opponents are not counted by the daily limit on new players.
  for (const other of [ben, cleo]) {
    const match = await playedMatch(app, ada, other)
    await report(app, match, ada, ada)
    await report(app, match, other, ada)
  }
})
afterAll(() => app.close())

const upcoming = async () => {
  const challenge = await challengeOf(app, ada, [ben, cleo])
  await accept(app, challenge, ben)
  return challenge
}
const reporting = async () => {
  const challenge = await upcoming()
  await letItStart(app, challenge)
  return challenge
}
const reported = async () => {
  const challenge = await reporting()
  await report(app, challenge, ada, ada)
  return challenge
}

const situations: Record<string, () => Promise<Challenge>> = {
  Pending: () => challengeOf(app, ada, [ben, cleo]),
  'Pending, one declined': async () => {
    const challenge = await challengeOf(app, ada, [ben, cleo])
    await decline(app, challenge, cleo)
    return challenge
  },
  Upcoming: upcoming,
  'Upcoming, within the last hour': async () => {
    const challenge = await upcoming()
    await app.advance(new Date(challenge.challenge_start).getTime() - 30 * MINUTE - app.clock.now().getTime())
    return challenge
  },
  Reporting: reporting,
  'Reporting, one reported': reported,
  'Reporting, disputed': async () => {
    const challenge = await reported()
    await app.call(challenges.reject, { id: challenge.id }, ben)
    return challenge
  },
  'Reporting, one said not played': async () => {
    const challenge = await reporting()
    await cancel(app, challenge, ben)
    return challenge
  },
  Complete: async () => {
    const challenge = await reported()
    await report(app, challenge, ben, ada)
    return challenge
  },
  'Complete by silence': async () => {
    const challenge = await reported()
    await app.advance(2 * DAY)
    return challenge
  },
  Cancelled: async () => {
    const challenge = await challengeOf(app, ada, [ben, cleo])
    await cancel(app, challenge, ada)
    return challenge
  },
  Dismissed: async () => {
    const challenge = await challengeOf(app, ada, [ben, cleo])
    await letItStart(app, challenge)
    return challenge
  },
}

type Call = (challenge: Challenge, player: Player) => ReturnType<TestApp['send']>
const ACTIONS = [
  'accept',
  'decline',
  'cancel',
  'not_played',
  'modify',
  'message',
  'report',
  'confirm',
  'dispute',
] as const
type Act = (typeof ACTIONS)[number]

const calls: Record<Act, Call> = {
  accept: (challenge, player) => accept(app, challenge, player),
  decline: (challenge, player) => decline(app, challenge, player),
  cancel: (challenge, player) => cancel(app, challenge, player),
  not_played: (challenge, player) => cancel(app, challenge, player),
  modify: ({ id }, player) => app.call(challenges.edit, { id, venue: `The court of ${id}` }, player),
  message: ({ id }, player) => app.call(challenges.edit, { id, message: 'See you there' }, player),
  report: (challenge, player) => report(app, challenge, player, ada),
  confirm: (challenge, player) => report(app, challenge, player, ada),
  dispute: ({ id }, player) => app.call(challenges.reject, { id }, player),
}

/** The one call for cancelling is 'not played' once the start has passed; the other verdict does not concern it. */
const concerns = (action: ChallengeAction, { event_status_id }: Challenge) =>
  action === 'cancel' ? event_status_id !== '3' : action === 'not_played' ? event_status_id === '3' : true

/** Acts that a GET carries: repeated, they answer with what stands. */
const GETS: readonly ChallengeAction[] = ['accept', 'decline', 'cancel', 'not_played', 'dispute']

const refusal = (action: ChallengeAction, reason: ChallengeReason) => ({
  status: isForbidden(reason) ? 403 : 409,
  message: challengeRefusal(action, reason),
})

interface Outcome {
  status: number
  message?: string | undefined
  /** Whether the challenge is as it was. */
  unchanged?: boolean
}

/** What a verdict promises and what the call did; nothing where the verdict is not about this call. */
async function walk(player: Player, arrange: () => Promise<Challenge>, action: Act): Promise<[Outcome, Outcome][]> {
  const challenge = await arrange()
  const seen = await app.call(challenges.view, { id: challenge.id }, player)
  if (seen.status === 404) {
    const { status } = await calls[action](challenge, player)
    return [[{ status: 404 }, { status }]]
  }
  // The call that confirms is a report: it is refused for what a report is refused for.
  const asked = action === 'confirm' && seen.payload.actions.confirm.kind !== 'allowed' ? 'report' : action
  if (!concerns(asked, seen.payload)) return []
  const { kind, reason } = seen.payload.actions[asked]
  const before = await view(app, challenge, ada)
  const { status, body } = await calls[action](challenge, player)
  if (kind === 'allowed' || (reason && GETS.includes(asked) && isRepeat(asked, reason)))
    return [[{ status: 200 }, { status }]]
  if (!reason) throw new Error(`${asked} is refused without a reason`)
  const unchanged = JSON.stringify(await view(app, challenge, ada)) === JSON.stringify(before)
  return [
    [
      { ...refusal(asked, reason), unchanged: true },
      { status, message: body.message, unchanged },
    ],
  ]
}

describe.each(Object.entries(situations))('%s', (_name, arrange) => {
  test.each(ACTIONS)('%s does for everybody what the verdict says', async action => {
    const walked: [Outcome, Outcome][] = []
    for (const player of [ada, ben, cleo, dan]) walked.push(...(await walk(player, arrange, action)))
    expect(walked.map(([, found]) => found)).toEqual(walked.map(([promised]) => promised))
  })
})
