import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../../api/client.ts'
import { newKey } from '../../../api/once.ts'
import { refreshLive } from '../../../api/query-client.ts'
import { serverNow } from '../../../ui/clock.ts'
import { toast } from '../../../ui/toast.tsx'
import * as texts from './texts.ts'
import { namesOf, others } from '../who.ts'
import { waitingReports } from './on-device.ts'
import { send } from './sending.ts'
import type { WaitingReport } from './waiting-reports.ts'

type Entered = Pick<WaitingReport, 'input' | 'draft' | 'result'>

/**
 * Sends the viewer's report of a challenge. It is kept on the device first, and stays there where the server cannot be
 * reached. Resolves with the refusal, which belongs into the sheet, the challenge as it stands then, or undefined.
 */
export function useSendReport(challenge: Challenge, viewerId: string) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function sendReport(entered: Entered): Promise<CallError | Challenge | undefined> {
    const report: WaitingReport = {
      ...entered,
      id: challenge.id,
      player: viewerId,
      key: newKey(),
      at: serverNow(),
      others: namesOf(others(challenge, viewerId)),
      refused: null,
    }
    waitingReports.keepSending(report)
    setBusy(true)
    try {
      const outcome = await send(report)
      if (outcome instanceof CallError) {
        // The sheet still holds it all; after the end of a session it waits for the next.
        if (outcome.status !== 401) waitingReports.drop(report)
        return outcome
      }
      if (outcome === 'waits') toast(texts.noConnectionWillBeSent)
      if (outcome === 'waits' || outcome === 'gone') return undefined
      if (outcome.message !== undefined) toast(outcome.message)
      return outcome.payload
    } finally {
      waitingReports.sent(report)
      setBusy(false)
      await refreshLive(client)
    }
  }
  return { sendReport, busy }
}
