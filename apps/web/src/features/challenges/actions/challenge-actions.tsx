import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { type ChallengeReason, challengeReasons, challengeTexts } from '@gauntlet/contract/challenges/texts'
import { mdiCalendarClock } from '@mdi/js'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { paths } from '../../../paths.ts'
import { Directions } from '../../../places/when-where.tsx'
import { aboutTime } from '../../../ui/about-line.tsx'
import { type Act, ActButtons, type Label, type Way } from '../../../ui/act-buttons.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type ActionLine, ActionLines } from '../../../ui/action-lines.tsx'
import { MoreActs } from '../../../ui/more-acts.tsx'
import { say } from '../../../ui/say.ts'
import { titleOf } from '../sides.ts'
import { others, soleAsker } from '../who.ts'
import { wordFor } from '../words.ts'
import { useWaiting } from '../waiting/use-waiting.ts'
import { WaitingNote } from '../waiting/waiting-note.tsx'
import { Answers } from './answers.tsx'
import { type Drawn, drawn, inTwo, isReport, LAST } from './drawn.ts'
import { type Sheet, useActs } from './use-acts.ts'
import * as timesTexts from '../times/texts.ts'
import * as texts from '../texts.ts'

const LineupSheet = lazy(() => import('../lineup/lineup-sheet.tsx'))
const TimesSheet = lazy(() => import('../times/times-sheet.tsx'))
const ReportModal = lazy(() => import('./report-modal.tsx'))

/** So many stand in the row of a card. */
const PILLS = 2

export const lineOf = (reason: ChallengeReason): ActionLine => ({
  text: challengeReasons[reason],
  ...(reason === 'not_your_sport' && { way: { to: paths.profile, text: texts.goToYourSports } }),
})

const linesOf = (those: readonly Drawn[]) =>
  those.flatMap(({ reason }) => (reason && reason !== 'reported' ? lineOf(reason) : []))

/** One act that was left over stands in a row that has room: a menu with one line would be a tap for nothing. */
const together = ([first, more]: ReturnType<typeof inTwo>, most: number): ReturnType<typeof inTwo> =>
  more.length === 1 && first.length < most ? [[...first, ...more], []] : [first, more]

/** Tells a challenge from others with the same opponent. */
const SportAndTime = ({ challenge: { sport, challenge_start: start, timezone } }: { challenge: Challenge }) => (
  <>
    {sport.name}
    <strong>{aboutTime(start, timezone)}</strong>
  </>
)

/** The face of the one other player; nothing of several, or of nobody yet. */
function faceOf(challenge: Challenge, viewerId: string) {
  const [rival, ...more] = others(challenge, viewerId)
  if (!rival || more.length > 0) return undefined
  return { id: rival.id, name: rival.full_name, image: rival.preference.image }
}

/** The buttons of a challenge, and why others cannot be used; nothing if there are neither. */
export function ChallengeActions({
  challenge,
  viewerId,
  small = false,
  inside = false,
  beside = PILLS,
  further,
  sign,
}: {
  challenge: Challenge
  viewerId: string
  small?: boolean
  /** On the challenge's own screen, which is where View Result leads, and which has the offered times. */
  inside?: boolean
  /** So many stand in the row of that screen. */
  beside?: number
  /** Joins those that few come for, behind '⋯'. */
  further?: ReactNode
  /** Stands in place of `further` where nothing else is behind the dots. */
  sign?: ReactNode
}) {
  const [open, setOpen] = useState<Sheet>()
  const close = useCallback(() => setOpen(undefined), [])
  const { actsOf, busy } = useActs(challenge, viewerId, setOpen)
  const waiting = useWaiting(challenge.id, viewerId)
  const mayReport = challenge.actions.report.kind === 'allowed' || challenge.actions.confirm.kind === 'allowed'
  const shown = drawn(challenge.actions).filter(
    ({ action }) =>
      !(inside && (action === 'view_result' || action === 'answer_times')) && !(waiting && isReport(action)),
  )
  // Alone on a card: what else can be done to the match is on its own screen, where the answer stands apart.
  const asker = small ? soleAsker(challenge) : undefined
  if (asker) return <Answers challenge={challenge} person={asker} look="small" />
  if (shown.length === 0 && !waiting && !further) return null
  const buttonsOf = ({ action, reason }: Drawn, inMenu: boolean): readonly (Act | Way | Label)[] =>
    reason === undefined
      ? actsOf(action, inMenu)
      : [{ text: reason === 'reported' ? challengeTexts.reported : wordFor(challenge, action), disabled: true }]
  // Among other cards each button names the player it is about.
  const title = titleOf(challenge, viewerId)
  const about = small ? title : undefined
  const leads = small && challenge.event_status_id === S.upcoming
  // A bar begins with what works.
  const usable = shown.toSorted((a, b) => Number(a.reason !== undefined) - Number(b.reason !== undefined))
  const most = leads ? PILLS - 1 : PILLS
  const [first, more] = small
    ? together(inTwo(shown, most), most)
    : shown.length === 1 && beside === PILLS
      ? [shown, []]
      : inTwo(usable, beside, LAST)
  // Neither is it a menu where the row is full.
  const offersAlone = small && more.length === 1 && more[0]?.action === 'offer_times' && !leads
  const buttons = (those: readonly Drawn[], inMenu = false) => (
    <ActButtons
      acts={those.flatMap(one => buttonsOf(one, inMenu))}
      busy={busy}
      about={about}
      small={small}
      inMenu={inMenu}
    />
  )
  return (
    <>
      {leads && <Directions place={challenge} about={title} look="main small" />}
      {waiting && (
        <WaitingNote
          report={waiting}
          edit={mayReport ? () => setOpen('report') : undefined}
          about={about}
          small={small}
        />
      )}
      {buttons(first)}
      {offersAlone && (
        <button
          type="button"
          className="button small offer-times"
          aria-label={`${timesTexts.otherTimes}, ${title}`}
          disabled={busy}
          onClick={() => setOpen('offer')}
        >
          <Icon path={mdiCalendarClock} />
          {timesTexts.otherTimes}
        </button>
      )}
      {more.length === 0 && sign}
      {!offersAlone && (more.length > 0 || (further && !sign)) && (
        <MoreActs
          label={say(texts.moreAbout, { title })}
          about={title}
          line={<SportAndTime challenge={challenge} />}
          face={faceOf(challenge, viewerId)}
        >
          {further}
          {buttons(more, true)}
          <ActionLines lines={linesOf(more)} />
        </MoreActs>
      )}
      <ActionLines lines={linesOf(first)} />
      <Suspense>
        {(open === 'report' || open === 'correct') && (
          <ReportModal
            challenge={challenge}
            viewerId={viewerId}
            waiting={waiting}
            corrects={open === 'correct'}
            close={close}
          />
        )}
        {(open === 'answer' || open === 'offer') && (
          <TimesSheet challenge={challenge} viewerId={viewerId} answers={open === 'answer'} close={close} />
        )}
        {open === 'lineup' && <LineupSheet challenge={challenge} viewerId={viewerId} close={close} />}
      </Suspense>
    </>
  )
}
