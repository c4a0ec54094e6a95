import { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { Bracket } from '@gauntlet/contract/brackets/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import type { ReactNode } from 'react'
import { useApi } from '../../../api/use-api.ts'
import { fill, paths } from '../../../paths.ts'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { BeingPlayed } from '../bracket/being-played.tsx'
import { ownMatches } from '../bracket/own.ts'
import * as texts from '../texts.ts'

/**
 * Why a tournament has no result yet, the way to it, and below that the matches that its bracket waits for: a drawn one
 * ends by itself with its last match. `children` stand between the two.
 */
export function OpenMatches({
  tournament: { id, drawn },
  title,
  asked = title,
  why,
  out,
  replace = false,
  children,
}: {
  tournament: Tournament
  title: string
  /** The title where a match of the viewer's own is the next act. */
  asked?: string
  why: (bracket: Bracket | undefined) => string
  out?: ReactNode
  /** Back leads to where the viewer was before this screen. */
  replace?: boolean
  children?: ReactNode
}) {
  const bracket = useApi(brackets.view, { id }, { enabled: drawn === 1 }).data?.payload
  const isAsked = bracket !== undefined && ownMatches(bracket).length > 0
  return (
    <>
      <DeadEnd
        title={isAsked ? asked : title}
        why={why(bracket)}
        help={
          <Link
            className={isAsked ? 'button' : 'button main'}
            to={fill(paths.tournamentView, { tournament_view_id: id })}
            replace={replace}
          >
            {texts.viewTheTournament}
          </Link>
        }
        out={out}
      />
      {children}
      {bracket && <BeingPlayed bracket={bracket} />}
    </>
  )
}
