import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { mdiTimerSand } from '@mdi/js'
import { fill, paths } from '../../paths.ts'
import { LinkCard } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say } from '../../ui/say.ts'
import { useNow } from '../../ui/use-now.ts'
import { untilWhen } from '../../ui/today.ts'
import { rivals, titleOf } from '../challenges/sides.ts'
import { outcomeLine } from '../challenges/words.ts'
import * as texts from './texts.ts'

const MINUTE_MS = 60_000

/** A result that the viewer has reported: whose word it waits for, and when it stands without. */
export function ReportedCard({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const { id, sport, becomes_at, timezone } = challenge
  const now = useNow(MINUTE_MS)
  const silent = rivals(challenge, viewerId).filter(({ reported }) => !reported)
  const name = silent.length === 1 ? (silent[0]?.first_name ?? '') : titleOf(challenge, viewerId)
  return (
    <LinkCard to={fill(paths.challengeIssue, { id })} title={say(texts.waitingForName, { name })} lead={<Sand />}>
      <p className="pieces numbers">
        <span>{outcomeLine(challenge, viewerId)}</span>
        <span className="soft">{sport.name}</span>
      </p>
      {becomes_at !== null && (
        <p className="soft small numbers">
          {say(texts.finalUnlessDisputed, { at: untilWhen(Date.parse(becomes_at), now, timezone) })}
        </p>
      )}
    </LinkCard>
  )
}

const Sand = () => (
  <span className="sport-mark" aria-hidden="true">
    <Icon path={mdiTimerSand} />
  </span>
)
