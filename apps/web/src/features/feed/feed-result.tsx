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

/** A result of a friend in a row of one height, whatever it says: who beat whom, the score, and applause. */
export function FeedResultRow({ result, now }: { result: FeedResult; now: number }) {
  const { id, sides, sport, played, score, kudos } = result
  const [first] = (sides.find(({ won }) => won === 1) ?? sides[0])?.players ?? []
  const headline = headlineOf(result)
  const about = [...(score === '' ? [] : [score]), sport, relative(Date.parse(played), now, ZONE)].join(' · ')
  return (
    <li className="feed-row">
      {first && <Avatar id={first.id} name={first.full_name} image={first.preference.image} size={FACE} />}
      <div className="feed-words">
        <p className="feed-who">
          <Link to={fill(paths.challengeIssue, { id })}>{headline}</Link>
        </p>
        <p className="feed-about soft small numbers">{about}</p>
      </div>
      <ApplaudButton key={`${kudos.count} ${kudos.mine}`} id={id} kudos={kudos} about={headline} />
    </li>
  )
}
