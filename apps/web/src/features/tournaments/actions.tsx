import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { type TournamentReason, tournamentReasons } from '@gauntlet/contract/tournaments/reasons'
import { lazy, Suspense, useState } from 'react'
import { fill, paths } from '../../paths.ts'
import { ActButtons } from '../../ui/act-buttons.tsx'
import { type ActionLine, ActionLines } from '../../ui/action-lines.tsx'
import { Link } from '../../ui/link.tsx'
import { CancelButton } from './cancel-button.tsx'
import { drawn, type Where } from './drawn.ts'
import { useActs, type Way, waysOf } from './use-acts.ts'
import { actionWords, askLine, waitsForDraw } from './words.ts'

const ReportModal = lazy(() => import('./report-modal.tsx'))

const addressOf = (way: Way, id: string): string =>
  ({
    report: fill(paths.tournamentReport, { tid: id }),
    view_result: fill(paths.tournamentRank, { tournament_view_id: id }),
    modify: fill(paths.tournamentEdit, { id }),
    contact: `${paths.contact}?${new URLSearchParams({ tournament: id, reason: 'Dispute' })}`,
  })[way]

const lineOf = (reason: TournamentReason): ActionLine => ({
  text: tournamentReasons[reason],
  ...(reason === 'not_your_sport' && { way: { to: paths.profile, text: 'Go to your sports' } }),
})

/** What the tournament waits for comes before what may be done with it. */
const isFirst = (way: Way) => way === 'report' || way === 'view_result'

/** The buttons of a tournament, what they come to and why others cannot be used; nothing where there is nothing to do. */
export function TournamentActions({ tournament, where }: { tournament: Tournament; where: Where }) {
  const [reporting, setReporting] = useState(false)
  const { actOf, busy } = useActs(tournament, where)
  const shown = drawn(tournament.actions, where)
  if (shown.length === 0) return null
  const small = where !== 'inside'
  const size = small ? 'button small' : 'button'
  const closed = shown.filter(({ reason }) => reason !== undefined).map(({ action }) => action)
  const ways = waysOf(shown.map(({ action }) => action))
  const asks = shown.some(({ action }) => action === 'join') ? askLine(tournament) : undefined
  const refusals = shown.flatMap(({ reason }) => (reason ? lineOf(reason) : []))

  const wayOf = (way: Way) => {
    const words = actionWords(way, where)
    const look = way === 'report' && !waitsForDraw(tournament) ? `${size} main` : size
    if (closed.includes(way))
      return (
        <button key={way} type="button" className={size} disabled>
          {words}
        </button>
      )
    if (way === 'report' && where === 'inside')
      return (
        <button key={way} type="button" className={look} onClick={() => setReporting(true)}>
          {words}
        </button>
      )
    return (
      <Link key={way} className={look} to={addressOf(way, tournament.id)} aria-label={`${words}, ${tournament.title}`}>
        {words}
      </Link>
    )
  }

  return (
    <>
      {ways.filter(isFirst).map(wayOf)}
      <ActButtons
        acts={shown.flatMap(({ action, reason }) => {
          const act = actOf(action)
          return act ? [{ ...act, disabled: reason !== undefined }] : []
        })}
        busy={busy}
        about={tournament.title}
        small={small}
      />
      {ways.filter(way => !isFirst(way)).map(wayOf)}
      {shown.some(({ action }) => action === 'cancel') && <CancelButton tournament={tournament} where={where} />}
      <ActionLines lines={asks === undefined ? refusals : [...refusals, { text: asks }]} />
      {reporting && (
        <Suspense>
          <ReportModal tournament={tournament} close={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  )
}
