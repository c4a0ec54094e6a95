import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { say } from '../../../ui/say.ts'
import { everyone } from '../who.ts'
import { resultLine } from '../words.ts'
import * as challengeTexts from '../texts.ts'
import * as texts from './texts.ts'

/** In a dispute each report, as the viewer reads it: 'Ada says: You lost, 4–6 3–6'; none otherwise. */
export const reportLines = (challenge: Challenge, viewerId: string): string[] =>
  everyone(challenge).flatMap(({ id, first_name, reported_winner_id: winner, reported_score: score }) => {
    if (winner === undefined) return []
    const told = resultLine({ ...challenge, reported_winner_id: winner, draw: winner === null ? 1 : 0 }, viewerId)
    if (told === undefined) return []
    const result = score === '' ? told : say(challengeTexts.resultAndScore, { result: told, score })
    return id === viewerId ? say(texts.youSay, { result }) : say(texts.nameSays, { name: first_name, result })
  })
