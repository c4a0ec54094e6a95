import { isForbidden, isRepeat } from '@gauntlet/rules/challenges/seeing'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { type ChallengeReason, challengeRefusal } from '@gauntlet/contract/challenges/texts'
import type { ChallengeAction } from '@gauntlet/contract/challenges/status'
import { DAY, MINUTE } from '@gauntlet/contract/time'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player, TestApp } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import {
  accept,
  cancel,
  challengeOf,
  decline,
  letItStart,
  playedMatch,
  report,
  view,
} from '../../testing/challenges.ts'
import { answer, join, openMatch, unjoin } from '../../testing/open-challenges.ts'

/**
 * Every status × role × action over HTTP, of a direct challenge and of an open one: a call does what its verdict in
 * `actions` says, and a refused one leaves the challenge as it was. The verdicts themselves are tested with the rules.
 * Refused calls share one challenge, since they do not change it; each allowed call has one of its own.
 */
const app = testApp()
/** Issues. */
const [ada] = testPlayers(app, ['Ada Issuer'])
/** Accepts, or is accepted. */
const [ben] = testPlayers(app, ['Ben Opponent'])
/** Is asked, or asks, and has no answer yet. */
const [cleo] = testPlayers(app, ['Cleo Waiting'])
/** Has nothing to do with a direct one; is turned down in an open one. */
const [dan] = testPlayers(app, ['Dan Stranger'])
/** Has nothing to do with an open one. */
const [eve] = testPlayers(app, ['Eve Stranger'])
beforeAll(async () => {
  // Past opponents are not counted by the daily limit on new players.
  for (const other of [ben, cleo]) {
    const match = await playedMatch(app, ada, other)
    await report(app, match, ada, ada)
    await report(app, match, other, ada)
  }
})

/** How a situation comes about; the direct and the open one differ in how they begin. */
interface Kind {
  pending: () => Promise<Challenge>
  /** The same, after one player was turned down. */
  refused: () => Promise<Challenge>
  upcoming: () => Promise<Challenge>
}

const direct: Kind = {
  pending: () => challengeOf(app, ada, [ben, cleo]),
  async refused() {
    const challenge = await direct.pending()
    await decline(app, challenge, cleo)
    return challenge
  },
  async upcoming() {
    const challenge = await direct.pending()
    await accept(app, challenge, ben)
    return challenge
  },
}
const open: Kind = {
  pending: () => openMatch(app, ada, [ben, cleo]),
  async refused() {
    const challenge = await openMatch(app, ada, [dan])
    await answer(app, challenge, ada, dan, 'dismissed')
    return challenge
  },
  async upcoming() {
    const challenge = await openMatch(app, ada, [ben, cleo, dan])
    await answer(app, challenge, ada, ben)
    await answer(app, challenge, ada, dan, 'dismissed')
    return challenge
  },
}

const started = async (kind: Kind) => {
  const challenge = await kind.upcoming()
  await letItStart(app, challenge)
  return challenge
}
const reported = async (kind: Kind) => {
  const challenge = await started(kind)
  await report(app, challenge, ada, ada)
  return challenge
}

const situations: Record<string, (kind: Kind) => Promise<Challenge>> = {
  Pending: kind => kind.pending(),
  'Pending, one refused': kind => kind.refused(),
  Upcoming: kind => kind.upcoming(),
  'Upcoming, within the last hour': async kind => {
    const challenge = await kind.upcoming()
    await app.advance(new Date(challenge.challenge_start).getTime() - 30 * MINUTE - app.clock.now().getTime())
    return challenge
  },
  Reporting: started,
  'Reporting, one reported': reported,
  'Reporting, disputed': async kind => {
    const challenge = await reported(kind)
    await app.call(challenges.reject, { id: challenge.id }, ben)
    return challenge
  },
  'Reporting, one said not played': async kind => {
    const challenge = await started(kind)
    await cancel(app, challenge, ben)
    return challenge
  },
  Complete: async kind => {
    const challenge = await reported(kind)
    await report(app, challenge, ben, ada)
    return challenge
  },
  'Complete by silence': async kind => {
    const challenge = await reported(kind)
    await app.advance(2 * DAY)
    return challenge
  },
  Cancelled: async kind => {
    const challenge = await kind.pending()
    await cancel(app, challenge, ada)
    return challenge
  },
  Dismissed: async kind => {
    const challenge = await kind.pending()
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
  'join',
  'unjoin',
  'accept_participant',
  'turn_down',
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
  join: (challenge, player) => join(app, challenge, player),
  unjoin: (challenge, player) => unjoin(app, challenge, player),
  accept_participant: (challenge, player) => answer(app, challenge, player, cleo),
  turn_down: (challenge, player) => answer(app, challenge, player, cleo, 'dismissed'),
}

/** The one call for cancelling means 'not played' once the start has passed; the other verdict does not concern it. */
const concerns = (action: ChallengeAction, { event_status_id }: Challenge) =>
  action === 'cancel' ? event_status_id !== '3' : action === 'not_played' ? event_status_id === '3' : true

/** Acts sent by GET: repeated, they answer with the challenge as it is. */
const GETS: readonly ChallengeAction[] = ['accept', 'decline', 'cancel', 'not_played', 'dispute']

interface Outcome {
  status: number
  message?: string | undefined
}

/** The verdict's promise for a call that changes nothing; undefined if the verdict is not about this call. */
function promiseOf(action: Act, seen: Challenge | undefined): Outcome | 'allowed' | undefined {
  if (!seen) return { status: 404 }
  // The call that confirms is a report, so it is refused for the reasons of a report.
  const asked = action === 'confirm' && seen.actions.confirm.kind !== 'allowed' ? 'report' : action
  if (!concerns(asked, seen)) return undefined
  const { kind, reason } = seen.actions[asked]
  if (kind === 'allowed') return 'allowed'
  if (!reason) throw new Error(`${asked} is refused without a reason`)
  if (GETS.includes(asked) && isRepeat(asked, reason)) return { status: 200 }
  return refusal(asked, reason)
}

const refusal = (action: ChallengeAction, reason: ChallengeReason): Outcome => ({
  status: isForbidden(reason) ? 403 : 409,
  message: challengeRefusal(action, reason),
})

const outcomeOf = async (action: Act, challenge: Challenge, player: Player, promised: Outcome): Promise<Outcome> => {
  const { status, body } = await calls[action](challenge, player)
  return promised.message === undefined ? { status } : { status, message: body.message }
}

const everyone = () => [ada, ben, cleo, dan, eve]

describe.each([
  ['a direct challenge', direct],
  ['an open challenge', open],
] as const)('%s', (_name, kind) => {
  // Months go by in the situations; a player who did nothing meanwhile is signed out.
  beforeAll(async () => {
    for (const player of everyone()) Object.assign(player, await app.signIn(player))
  })

  test.each(Object.entries(situations))('%s: every call does what its verdict says', async (_situation, arrange) => {
    const challenge = await arrange(kind)
    const before = await view(app, challenge, ada)
    const allowed: [Act, Player][] = []
    const promises: Record<string, Outcome> = {}
    const found: Record<string, Outcome> = {}
    for (const player of everyone()) {
      const seen = await app.call(challenges.view, { id: challenge.id }, player)
      for (const action of ACTIONS) {
        const promised = promiseOf(action, seen.status === 404 ? undefined : seen.payload)
        const name = `${player.name}: ${action}`
        if (promised === 'allowed') allowed.push([action, player])
        else if (promised) {
          promises[name] = promised
          found[name] = await outcomeOf(action, challenge, player, promised)
        }
      }
    }
    expect(found).toEqual(promises)
    expect(await view(app, challenge, ada)).toEqual(before)
    for (const [action, player] of allowed) {
      const fresh = await arrange(kind)
      expect([player.name, action, (await calls[action](fresh, player)).status]).toEqual([player.name, action, 200])
    }
  })
})
