import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { type TournamentReason, tournamentReasons } from '@gauntlet/contract/tournaments/reasons'
import { Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { paths } from '../../../paths.ts'
import { ActButtons, type Way } from '../../../ui/act-buttons.tsx'
import { type ActionLine, ActionLines } from '../../../ui/action-lines.tsx'
import * as waitingTexts from '../bracket/waiting/texts.ts'
import { askLine } from '../words.ts'
import { drawn, type ShownAction, type Where } from './drawn.ts'
import { useActs } from './use-acts.ts'
import { wayOn } from './way-on.ts'
import * as texts from '../texts.ts'

const SideSheet = lazy(() => import('../sides/side-sheet.tsx'))
const ReportModal = lazy(() => import('../report/report-modal.tsx'))

const NEXT: Way = { text: texts.findTheNext, to: paths.searchTournament, look: 'main' }

const lineOf = (reason: TournamentReason): ActionLine => ({
  text: tournamentReasons[reason],
  ...(reason === 'not_your_sport' && { way: { to: paths.profile, text: texts.goToYourSports } }),
})

/** Whether a tournament has buttons in this place. */
export const hasActions = (tournament: Tournament, where: Where): boolean =>
  drawn(tournament.actions, where).length > 0 || wayOn(tournament, where) !== undefined

/** The buttons of a tournament, but for its end, their consequences, and why others cannot be used. */
export function TournamentActions({
  tournament,
  where,
  match,
  only,
}: {
  tournament: Tournament
  where: Where
  match?: WaitingMatch | undefined
  /** The one that stands here; the others of the place stand elsewhere. */
  only?: ShownAction
}) {
  const [reporting, setReporting] = useState(false)
  const [filling, setFilling] = useState(false)
  const { actOf, busy } = useActs(tournament, where, {
    report: () => setReporting(true),
    fillSide: () => setFilling(true),
  })
  const shown = drawn(tournament.actions, where).filter(({ action }) => (only ?? action) === action)
  const way = wayOn(tournament, where, match)
  if (shown.length === 0 && !way) return null
  const asks = shown.some(({ action }) => action === 'join') ? askLine(tournament) : undefined
  const refusals = shown.flatMap(({ reason }) => (reason ? lineOf(reason) : []))
  return (
    <>
      <ActButtons
        acts={[
          ...(way ? [way] : []),
          // The podium stands below: what is left is the next one.
          ...(shown.some(({ action }) => action === 'view_result') && where === 'inside' ? [NEXT] : []),
          ...(way && match?.report ? [{ text: waitingTexts.notRight, to: way.to }] : []),
          ...shown.flatMap(({ action, reason }) =>
            action === 'cancel' ? [] : { ...actOf(action), disabled: reason !== undefined },
          ),
        ]}
        busy={busy}
        about={tournament.title}
        small={where !== 'inside'}
      />
      <ActionLines lines={asks === undefined ? refusals : [...refusals, { text: asks }]} />
      {filling && (
        <Suspense>
          <SideSheet tournament={tournament} close={() => setFilling(false)} />
        </Suspense>
      )}
      {reporting && (
        <Suspense>
          <ReportModal tournament={tournament} close={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  )
}
