import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { say } from '../../../ui/say.ts'
import { useNow } from '../../../ui/use-now.ts'
import { absolute } from '../../../ui/when.ts'
import { everyone } from '../who.ts'
import { becomesLine } from '../words.ts'
import * as texts from './texts.ts'

const MINUTE_MS = 60_000

/** The player who has called it off: a match that waits again looks like one whose terms have changed. */
function calledOffLine(challenge: Challenge, viewerId: string): string | undefined {
  const { called_off_by: by } = challenge
  if (by === viewerId) return texts.youCalledItOff
  const name = everyone(challenge).find(({ id }) => id === by)?.first_name
  return name === undefined ? undefined : say(texts.nameCalledItOff, { name })
}

/** That it was called off, and the next step that time will take. */
export function Fate({ challenge, viewerId }: { challenge: Challenge; viewerId: string }) {
  const now = useNow(MINUTE_MS)
  const { timezone, becomes_at } = challenge
  const calledOff = calledOffLine(challenge, viewerId)
  // A day is not cut in two by the end of a line.
  const due =
    becomes_at === null ? undefined : absolute(Date.parse(becomes_at), now, timezone).replaceAll(' ', '\u00a0')
  const fate = due === undefined ? undefined : becomesLine(challenge, due)
  return (
    <>
      {calledOff !== undefined && <p className="duel-line">{calledOff}</p>}
      {fate !== undefined && <p className="soft small duel-fate">{fate}</p>}
    </>
  )
}
