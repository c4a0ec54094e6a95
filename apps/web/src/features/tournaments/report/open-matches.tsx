import { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { Bracket } from '@gauntlet/contract/brackets/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import type { ReactNode } from 'react'
import { useApi } from '../../../api/use-api.ts'
import { fill, paths } from '../../../paths.ts'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { plural } from '../../../ui/plural.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { useStore } from '../../../ui/store.ts'
import { wide } from '../../../ui/wide.ts'
import { BeingPlayed, runningIn } from '../bracket/being-played.tsx'
import BracketSection from '../bracket/bracket.tsx'
import { OwnMatches } from '../bracket/own-matches.tsx'
import { ownMatches } from '../bracket/own.ts'
import * as texts from '../texts.ts'

/**
 * Why a tournament has no result yet, the way to it, and the matches that its bracket waits for: a drawn one ends by
 * itself with its last match. Where one of them is the viewer's own, that comes first.
 * `children` stand below the reason.
 */
export function OpenMatches({
  tournament,
  title,
  why,
  out,
  replace = false,
  whole = false,
  children,
}: {
  tournament: Tournament
  title: string
  why: (bracket: Bracket | undefined) => string
  out?: ReactNode
  /** Back leads to where the viewer was before this screen. */
  replace?: boolean
  /** Nothing stands beside the screen: the bracket has room. */
  whole?: boolean
  children?: ReactNode
}) {
  const { id, drawn } = tournament
  const hasRoom = useStore(wide)
  const { data, error } = useApi(brackets.view, { id }, { enabled: drawn === 1 })
  const bracket = data?.payload
  const isAsked = bracket !== undefined && ownMatches(bracket).length > 0
  // Else the reason would move down as they come.
  if (drawn === 1 && !bracket && !error) return <SkeletonList rows={2} />
  // The organizer enters results, but for those of their own matches.
  const enters = tournament.actions.report.reason === 'in_bracket'
  const waiting = enters && bracket ? runningIn(bracket).length : 0
  const way = (
    <Link
      className={isAsked || waiting > 0 ? 'button' : 'button main'}
      to={fill(paths.tournamentView, { tournament_view_id: id })}
      replace={replace}
    >
      {texts.viewTheTournament}
    </Link>
  )
  const lead = enters ? texts.setAnyResultButYourOwn : undefined
  // Below a match that asks for a result it would not be true that there is none.
  if (isAsked)
    return (
      <>
        <div className="report-own">
          <OwnMatches bracket={bracket} timezone={tournament.timezone} />
        </div>
        {whole ? (
          <BracketSection tournament={tournament} bracket={bracket} lead={lead} />
        ) : (
          <>
            <p className="soft">{why(bracket)}</p>
            <BeingPlayed bracket={bracket} />
          </>
        )}
        <div className="row">
          {way}
          {out}
        </div>
        {children}
      </>
    )
  return (
    <>
      <DeadEnd
        title={waiting > 0 ? plural(texts.resultsToEnter, waiting) : title}
        why={why(bracket)}
        help={way}
        out={out}
      />
      {children}
      {bracket &&
        (whole && hasRoom ? (
          <div className="report-own">
            <BracketSection tournament={tournament} bracket={bracket} lead={lead} />
          </div>
        ) : (
          <BeingPlayed bracket={bracket} />
        ))}
    </>
  )
}
