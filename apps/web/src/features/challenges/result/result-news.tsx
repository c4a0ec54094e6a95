import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { LATEST } from '../../../api/first-reads.ts'
import { useAction } from '../../../api/use-action.ts'
import { seen } from '../actions/optimistic.ts'
import { headline, ResultMoment } from './result-moment.tsx'
import * as texts from './texts.ts'

/** A result that another player settled while the viewer was elsewhere, until the viewer has seen it. */
export function ResultNews({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const { run } = useAction(challenges.setViewed, {
    success: false,
    optimistic: (ahead, { id }) => ahead.change(challenges.past, LATEST, list => seen(list, id)),
  })
  const leave = () => void run({ id: challenge.id })
  return (
    <article className="card result-news" aria-label={texts.result}>
      <div className="row between">
        <h2>{headline(challenge, viewerId)}</h2>
        <button type="button" className="button quiet small" onClick={leave}>
          {texts.done}
        </button>
      </div>
      <ResultMoment challenge={challenge} viewerId={viewerId} leave={leave} />
    </article>
  )
}
