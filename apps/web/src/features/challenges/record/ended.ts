import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { ChallengeEnding } from '@gauntlet/contract/challenges/status'
import { say } from '../../../ui/say.ts'
import * as texts from './texts.ts'

const endings: Partial<Record<ChallengeEnding, string>> = {
  cancelled: texts.itWasTakenBack,
  unanswered: texts.nobodySaidYes,
}

/** Why a match that was played already does not count, to the viewer; nothing where another word fits. */
export function recordEnd({ ended, recipients }: Challenge, viewerId: string): string | undefined {
  if (ended === null) return undefined
  if (ended !== 'declined') return endings[ended]
  const no = recipients.filter(({ state }) => state === 'declined')
  if (no.some(({ id }) => id === viewerId)) return texts.youSaidNo
  const [first, ...more] = no
  return first && more.length === 0 ? say(texts.nameSaidNo, { name: first.first_name }) : texts.somebodySaidNo
}
