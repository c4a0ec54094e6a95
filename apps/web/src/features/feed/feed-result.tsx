import type { FeedResult } from '@gauntlet/contract/feed/endpoints'
import { fill, paths } from '../../paths.ts'
import { SportMark } from '../../sports/sport-mark.tsx'
import { Link } from '../../ui/link.tsx'
import { ApplaudButton } from './applaud-button.tsx'
import { FeedBoard } from './feed-board.tsx'
import * as texts from './texts.ts'
import { columnsOf, headlineOf } from './words.ts'

/** px */
const FACE = 24

/** The screen of the match, or of the tournament whose bracket it is of. */
const screenOf = ({ id, tournament }: FeedResult) =>
  tournament ? fill(paths.tournamentView, { tournament_view_id: tournament.id }) : fill(paths.challengeIssue, { id })

/** The score in words where the board has no columns for it: of three sides, or of a draw that has none. */
const restOf = ({ score, draw }: FeedResult): string => {
  if (score !== '') return columnsOf(score).length === 0 ? score : ''
  return draw === 1 ? texts.draw : ''
}

/**
 * A result of a friend as a score board, which leads to its match: the sport, the sides, the sets, and applause. `when`
 * is told below, and what is remarkable about it.
 */
export function FeedResultRow({
  result,
  when,
  tale = '',
  face = FACE,
}: {
  result: FeedResult
  when: string
  tale?: string
  face?: number
}) {
  const { id, sport, tournament, kudos } = result
  const headline = headlineOf(result)
  const rest = restOf(result)
  return (
    <li className="feed-row">
      <SportMark name={sport} />
      <Link className="feed-match" to={screenOf(result)}>
        <span className="visually-hidden">{headline}</span>
        <FeedBoard result={result} face={face} />
      </Link>
      <div className="feed-about">
        {rest === '' ? <p className="visually-hidden">{result.score}</p> : <p className="feed-rest numbers">{rest}</p>}
        <p className="feed-when soft small numbers">
          <span className="pieces">
            <span>{tournament ? tournament.title : sport}</span>
            {when !== '' && <span>{when}</span>}
          </span>
        </p>
        {tale !== '' && <p className="feed-tale small">{tale}</p>}
      </div>
      <ApplaudButton key={`${kudos.count} ${kudos.mine}`} id={id} kudos={kudos} about={headline} />
    </li>
  )
}
