import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { type ChallengeReason, challengeReasons } from '@gauntlet/contract/challenges/reasons'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { fill, paths } from '../../paths.ts'
import { type ActionLine, ActionLines } from '../../ui/action-lines.tsx'
import { Link } from '../../ui/link.tsx'
import { ConfirmDialog } from '../../ui/modal.tsx'
import { Directions } from '../../ui/when-where.tsx'
import { type Drawn, drawn, type ShownAction } from './drawn.ts'
import { useAccept } from './use-accept.ts'
import { useJoin, useUnjoin } from './use-open.ts'
import { namesOf, others } from './who.ts'
import { actionWords, cancelQuestion } from './words.ts'

const ReportModal = lazy(() => import('./report-modal.tsx'))

const MAIN: readonly ShownAction[] = ['accept', 'join', 'confirm', 'report']
const DANGER: readonly ShownAction[] = ['decline', 'unjoin', 'cancel', 'dispute']
const ASKS = { pending: S.pending, upcoming: S.upcoming } as const

const lineOf = (reason: ChallengeReason): ActionLine => ({
  text: challengeReasons[reason],
  ...(reason === 'not_your_sport' && { way: { to: paths.profile, text: 'Go to your sports' } }),
})

const fromOf = ({ event_status_id }: Challenge): { from?: keyof typeof ASKS } => {
  if (event_status_id === ASKS.pending) return { from: 'pending' }
  return event_status_id === ASKS.upcoming ? { from: 'upcoming' } : {}
}

/** Where an action leads that is a screen of its own. */
function addressOf(action: ShownAction, { id, open_challenge }: Challenge): string | undefined {
  if (action === 'modify') return fill(open_challenge === 1 ? paths.challengeEditOpen : paths.challengeEdit, { id })
  if (action === 'contact') return `${paths.contact}?${new URLSearchParams({ challenge: id, reason: 'Dispute' })}`
  return action === 'view_result' ? fill(paths.challengeIssue, { id }) : undefined
}

/** The questions that come before an act that cannot simply be undone. */
function questionOf(asked: ShownAction, challenge: Challenge, viewerId: string): { title: string; text: string } {
  if (asked === 'decline')
    return { title: 'Decline this challenge?', text: 'You cannot accept it any more afterwards.' }
  if (asked === 'unjoin')
    return { title: 'Leave this match?', text: 'Your place is free again. You may still join later.' }
  if (asked === 'dispute') return { title: 'Dispute this result?', text: 'Reporting ends, and an operator decides.' }
  if (asked === 'not_played')
    return {
      title: 'Was it not played?',
      text: 'It is dismissed once everyone says so, or when nobody reports a result within 48 hours.',
    }
  return cancelQuestion(challenge, viewerId)
}

/** What can be undone with the next tap is done at once: to accept, to join, and to unjoin before the issuer has accepted. */
const asksFirst = (action: ShownAction, { users }: Challenge, viewerId: string): boolean =>
  action === 'unjoin' ? users.some(({ id }) => id === viewerId) : action !== 'accept' && action !== 'join'

/** The buttons of a challenge and why others cannot be used; nothing where there is nothing to do. */
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
  const [asked, setAsked] = useState<ShownAction>()
  const { id } = challenge
  const answer = useAccept(viewerId)
  const cancel = useAction(challenges.cancel, {
    failure: challengeTexts.problemCancelling,
    ...(asked === 'not_played' && { success: challengeReasons.said_not_played }),
  })
  const reject = useAction(challenges.reject, { success: challengeReasons.already_disputed })
  const join = useJoin()
  const unjoin = useUnjoin(viewerId)
  const busy = [answer, cancel, reject, join, unjoin].some(one => one.busy)

  const act = async (action: ShownAction) => {
    if (action === 'accept') return answer.run({ id, status: 'accepted' })
    if (action === 'decline') return answer.run({ id, status: 'dismissed' })
    if (action === 'join') return join.run({ challenge_id: id })
    if (action === 'unjoin') return unjoin.run({ challenge_id: id })
    return action === 'dispute' ? reject.run({ id }) : cancel.run({ id, ...fromOf(challenge) })
  }
  const actAfterAsking = async (action: ShownAction) => {
    const outcome = await act(action)
    if (!(outcome instanceof CallError)) setAsked(undefined)
  }

  // Beside other cards each button says for whom it is.
  const named = (words: string) => (small ? { 'aria-label': `${words}, ${namesOf(others(challenge, viewerId))}` } : {})
  const shown = drawn(challenge.actions).filter(({ action }) => !inside || action !== 'view_result')
  if (shown.length === 0) return null
  const size = small ? 'button small' : 'button'
  const lines = shown.flatMap(({ reason }) => (reason && reason !== 'reported' ? lineOf(reason) : []))

  const buttonOf = ({ action, reason }: Drawn): ReactNode => {
    const words = reason === 'reported' ? challengeTexts.reported : actionWords[action]
    if (reason !== undefined)
      return (
        <button key={action} type="button" className={size} {...named(words)} disabled>
          {words}
        </button>
      )
    const to = addressOf(action, challenge)
    if (to !== undefined) {
      return (
        <Link key={action} className={size} to={to} {...named(words)}>
          {words}
        </Link>
      )
    }
    const look = MAIN.includes(action) ? 'main' : DANGER.includes(action) ? 'danger' : ''
    return (
      <button
        key={action}
        type="button"
        className={`${size} ${look}`}
        {...named(words)}
        disabled={busy}
        onClick={() => (asksFirst(action, challenge, viewerId) ? setAsked(action) : void act(action))}
      >
        {words}
      </button>
    )
  }

  return (
    <>
      {small && challenge.event_status_id === S.upcoming && (
        <Directions place={challenge} about={namesOf(others(challenge, viewerId))} />
      )}
      {shown.map(buttonOf)}
      <ActionLines lines={lines} />
      {(asked === 'report' || asked === 'confirm') && (
        <Suspense>
          <ReportModal challenge={challenge} viewerId={viewerId} close={() => setAsked(undefined)} />
        </Suspense>
      )}
      {asked !== undefined && asked !== 'report' && asked !== 'confirm' && (
        <Question
          {...questionOf(asked, challenge, viewerId)}
          confirm={asked === 'cancel' ? 'Yes, cancel' : actionWords[asked]}
          busy={busy}
          onConfirm={() => void actAfterAsking(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const Question = ({
  text,
  ...dialog
}: {
  title: string
  text: string
  confirm: string
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}) => (
  <ConfirmDialog {...dialog} cancel="Go back">
    <p>{text}</p>
  </ConfirmDialog>
)
