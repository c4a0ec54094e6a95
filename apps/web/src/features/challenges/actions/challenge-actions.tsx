import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { type ChallengeReason, challengeReasons } from '@gauntlet/contract/challenges/reasons'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { lazy, Suspense, useState } from 'react'
import { paths } from '../../../paths.ts'
import { Directions } from '../../../places/when-where.tsx'
import { type Act, ActButtons, type Label, type Way } from '../../../ui/act-buttons.tsx'
import { type ActionLine, ActionLines } from '../../../ui/action-lines.tsx'
import { namesOf, others } from '../who.ts'
import { actionWords } from '../words.ts'
import { useWaiting } from '../waiting/use-waiting.ts'
import { WaitingNote } from '../waiting/waiting-note.tsx'
import { type Drawn, drawn, isReport } from './drawn.ts'
import { useActs } from './use-acts.ts'
import * as texts from '../texts.ts'

const ReportModal = lazy(() => import('./report-modal.tsx'))

const lineOf = (reason: ChallengeReason): ActionLine => ({
  text: challengeReasons[reason],
  ...(reason === 'not_your_sport' && { way: { to: paths.profile, text: texts.goToYourSports } }),
})

/** The buttons of a challenge, and why others cannot be used; nothing if there are neither. */
export function ChallengeActions({
  challenge,
  viewerId,
  small = false,
  inside = false,
}: {
  challenge: Challenge
  viewerId: string
  small?: boolean
  /** On the challenge's own screen, which is where View Result leads. */
  inside?: boolean
}) {
  const [reporting, setReporting] = useState(false)
  const { actOf, busy } = useActs(challenge, viewerId, () => setReporting(true))
  const waiting = useWaiting(challenge.id, viewerId)
  const mayReport = challenge.actions.report.kind === 'allowed' || challenge.actions.confirm.kind === 'allowed'
  const shown = drawn(challenge.actions).filter(
    ({ action }) => !(inside && action === 'view_result') && !(waiting && isReport(action)),
  )
  if (shown.length === 0 && !waiting) return null
  const buttonOf = ({ action, reason }: Drawn): Act | Way | Label =>
    reason === undefined
      ? actOf(action)
      : { text: reason === 'reported' ? challengeTexts.reported : actionWords[action], disabled: true }
  // Among other cards each button names the player it is about.
  const about = small ? namesOf(others(challenge, viewerId)) : undefined
  return (
    <>
      {small && challenge.event_status_id === S.upcoming && (
        <Directions place={challenge} about={namesOf(others(challenge, viewerId))} />
      )}
      {waiting && (
        <WaitingNote
          report={waiting}
          edit={mayReport ? () => setReporting(true) : undefined}
          about={about}
          small={small}
        />
      )}
      <ActButtons acts={shown.map(buttonOf)} busy={busy} about={about} small={small} />
      <ActionLines lines={shown.flatMap(({ reason }) => (reason && reason !== 'reported' ? lineOf(reason) : []))} />
      {reporting && (
        <Suspense>
          <ReportModal challenge={challenge} viewerId={viewerId} waiting={waiting} close={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  )
}
