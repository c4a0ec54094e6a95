import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CallError } from '../../../api/client.ts'
import { refreshLive } from '../../../api/query-client.ts'
import { streamUp } from '../../../api/stream-up.ts'
import { useSelf } from '../../../api/use-self.ts'
import { fill, paths } from '../../../paths.ts'
import { showIfSettled } from '../../../shown-result.ts'
import { serverNow } from '../../../ui/clock.ts'
import { Link } from '../../../ui/link.tsx'
import { online } from '../../../ui/online.ts'
import { say } from '../../../ui/say.ts'
import { useStore } from '../../../ui/store.ts'
import { toast } from '../../../ui/toast.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useScoringAhead } from './scoring-ahead.ts'
import * as texts from './texts.ts'
import { waitingReports } from './on-device.ts'
import { sendAll } from './sending.ts'
import { fateOf, type WaitingReport } from './waiting-reports.ts'
import './waiting.css'

const MINUTE_MS = 60_000
/** A device often does not know that it has a network again. */
const AGAIN_MS = 15_000

/** Sends the reports that wait, and says above every screen which of them the player has to see to. */
export default function WaitingBar() {
  const { id } = useSelf()
  const now = useNow(MINUTE_MS)
  const mine = useStore(waitingReports).filter(({ player }) => player === id)
  useSending(mine.some(report => fateOf(report, now) === 'waits'))
  useScoringAhead()
  return (
    <output className="waiting-bar">
      {mine
        .filter(report => fateOf(report, now) !== 'waits')
        .map(report => (
          <Line key={report.id} report={report} />
        ))}
    </output>
  )
}

function Line({ report }: { report: WaitingReport }) {
  const { id, others, refused } = report
  return (
    <p>
      <span>
        {refused === null
          ? say(texts.yourReportHasWaited, { others })
          : say(texts.yourReportWasNotSent, { others, refused })}
      </span>
      <Link to={fill(paths.challengeIssue, { id })}>{texts.lookAtIt}</Link>
      <button type="button" onClick={() => waitingReports.drop(report)}>
        {texts.discard}
      </button>
    </p>
  )
}

/** Tries as soon as there is a network or the server is back, and again while a report waits. */
function useSending(waits: boolean) {
  const client = useQueryClient()
  const connected = useStore(online)
  useEffect(() => {
    if (!waits || !connected) return undefined
    const sendNow = () =>
      void sendAll(serverNow(), outcome => {
        if (outcome === 'waits' || outcome === 'gone') return
        if (!(outcome instanceof CallError)) {
          if (outcome.message !== undefined) toast(outcome.message)
          showIfSettled(outcome.payload)
        }
        void refreshLive(client)
      })
    sendNow()
    const unfollow = streamUp.subscribe(sendNow)
    const timer = setInterval(sendNow, AGAIN_MS)
    return () => {
      unfollow()
      clearInterval(timer)
    }
  }, [client, waits, connected])
}
