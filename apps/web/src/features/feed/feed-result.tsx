import type { FeedResult } from '@gauntlet/contract/feed/endpoints'
import { fill, paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import { relative } from '../../ui/when.ts'
import { ApplaudButton } from './applaud-button.tsx'
import { headlineOf } from './words.ts'

/** px */
const FACE = 40

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The screen of the match, or of the tournament whose bracket it is of. */
const screenOf = ({ id, tournament }: FeedResult) =>
  tournament ? fill(paths.tournamentView, { tournament_view_id: tournament.id }) : fill(paths.challengeIssue, { id })

/** When and in what; what does not fit in the line is the end of a tournament's title. */
const aboutOf = ({ sport, played, tournament }: FeedResult, now: number): string =>
  [relative(Date.parse(played), now, ZONE), tournament ? tournament.title : sport].join(' · ')

/** A result of a friend in a row of one height, whatever it says: who beat whom, the score, and applause. */
export function FeedResultRow({ result, now }: { result: FeedResult; now: number }) {
  const { id, sides, kudos } = result
  const [first] = (sides.find(({ won }) => won === 1) ?? sides[0])?.players ?? []
  const headline = headlineOf(result)
  return (
    <li className="feed-row">
      {first && <Avatar id={first.id} name={first.full_name} image={first.preference.image} size={FACE} />}
      <div className="feed-words">
        <p className="feed-who">
          <Link to={screenOf(result)}>{headline}</Link>
        </p>
        {result.score !== '' && <p className="feed-score numbers">{result.score}</p>}
        <p className="feed-about soft small numbers">{aboutOf(result, now)}</p>
      </div>
      <ApplaudButton key={`${kudos.count} ${kudos.mine}`} id={id} kudos={kudos} about={headline} />
    </li>
  )
}
