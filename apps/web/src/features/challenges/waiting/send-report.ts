import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { KEY_HEADER } from '@gauntlet/contract/idempotency'
import { type Answer, CallError, type CallOptions } from '../../../api/client.ts'
import { isUnanswered } from '../../../api/once.ts'
import { fateOf, type WaitingReport, type WaitingStore } from './waiting-reports.ts'

export type Outcome = Answer<Challenge> | CallError | 'waits' | 'gone'

interface Sending {
  store: WaitingStore
  call: (
    endpoint: typeof challenges.report,
    input: WaitingReport['input'],
    options: CallOptions,
  ) => Promise<Answer<Challenge>>
  /** The player who is signed in on this device. */
  playerId: () => string | undefined
  /** Does the work while no other tab does the same. */
  alone: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

/** Nothing was done, and nothing is wrong with the report: it is sent again later. */
const mayPass = (error: CallError) =>
  isUnanswered(error) || error.status === 401 || error.status === 429 || error.status >= 500

/**
 * Sends reports that wait: each once, by whichever tab comes first. A report that is answered waits no more; one that
 * is refused stays, with the reason, until the player has seen to it.
 */
export function reportSender({ store, call, playerId, alone }: Sending) {
  const attempt = async (report: WaitingReport): Promise<Outcome> => {
    if (!store.has(report)) return 'gone'
    if (playerId() !== report.player) return 'waits'
    try {
      const answer = await call(challenges.report, report.input, { headers: { [KEY_HEADER]: report.key } })
      store.drop(report)
      return answer
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (mayPass(error)) return 'waits'
      // Thrown away or entered anew meanwhile.
      if (store.has(report)) store.keep({ ...report, refused: error.message })
      return error
    }
  }
  const send = (report: WaitingReport) => alone(`gauntlet report ${report.key}`, () => attempt(report))

  return {
    send,
    /** Sends all of this player that wait; `told` hears how each went. */
    sendAll: async (now: number, told: (outcome: Outcome) => void): Promise<void> => {
      for (const report of store.get())
        if (report.player === playerId() && fateOf(report, now) === 'waits') told(await send(report))
    },
  }
}
