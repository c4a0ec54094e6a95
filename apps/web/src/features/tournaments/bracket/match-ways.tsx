import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import { fill, paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { matchAct } from './waiting/words.ts'
import * as texts from './waiting/texts.ts'

export const matchPath = ({ id }: WaitingMatch): string =>
  `${fill(paths.tournamentView, { tournament_view_id: id })}#bracket`

/** The ways to answer a match that waits for the viewer, or to report it: the answer may be that it was not so. */
export function MatchWays({ match }: { match: WaitingMatch }) {
  const { opponent, title, report } = match
  const way = (words: string, look: string) => (
    <Link
      className={`button small ${look}`}
      to={matchPath(match)}
      aria-label={`${words}, ${opponent.full_name}, ${title}`}
    >
      {words}
    </Link>
  )
  return (
    <>
      {way(matchAct(match), 'main')}
      {report && way(texts.notRight, '')}
    </>
  )
}
