import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { LATEST } from '../../../api/first-reads.ts'
import { useAction } from '../../../api/use-action.ts'
import { seen } from '../actions/optimistic.ts'
import { fill, paths } from '../../../paths.ts'
import { namesTogether } from '../../../people/names.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Link } from '../../../ui/link.tsx'
import { say } from '../../../ui/say.ts'
import { Change } from '../../../ui/stat.tsx'
import { rivals } from '../sides.ts'
import { outcomeFor } from './outcome.ts'
import { headline, ResultMoment } from './result-moment.tsx'
import * as texts from './texts.ts'

/** px */
const FACE = 28

/** A result that another player settled while the viewer was elsewhere, until the viewer has seen it. */
export function ResultNews({
  challenge,
  viewerId,
  brief,
}: {
  challenge: Challenge
  viewerId: string
  /** In a line, above something that waits. */
  brief: boolean
}) {
  const { run } = useAction(challenges.setViewed, {
    success: false,
    optimistic: (ahead, { id }) => ahead.change(challenges.past, LATEST, list => seen(list, id)),
  })
  const leave = () => void run({ id: challenge.id })
  const done = (
    <button type="button" className="button quiet small" onClick={leave}>
      {texts.done}
    </button>
  )
  if (brief)
    return (
      <article className="card result-line" aria-label={texts.result}>
        <Line challenge={challenge} viewerId={viewerId} />
        {done}
      </article>
    )
  return (
    <article className="card result-news" aria-label={texts.result}>
      <div className="row between">
        <h2>{headline(challenge, viewerId)}</h2>
        {done}
      </div>
      <ResultMoment challenge={challenge} viewerId={viewerId} leave={leave} />
    </article>
  )
}

/** How it ended, against whom, and what it did to the rank; leads to the match. */
function Line({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const people = rivals(challenge, viewerId)
  const [rival, ...more] = people
  const name = rival && more.length === 0 ? rival.short_name : namesTogether(people)
  const isTold = outcomeFor(challenge, viewerId) === 'lost'
  return (
    <Link className="result-line-link" to={fill(paths.challengeIssue, { id: challenge.id })}>
      {rival && <Avatar id={rival.id} name={rival.full_name} image={rival.preference.image} size={FACE} />}
      <span className="result-line-words">
        <strong>{headline(challenge, viewerId)}</strong>
        {!isTold && <span className="soft small">{say(texts.versusName, { name })}</span>}
        {challenge.rank_change && <Change value={challenge.rank_change.change} />}
      </span>
    </Link>
  )
}
