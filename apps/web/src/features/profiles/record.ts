import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

/** '7 of 12 won', '7 won and 2 drawn of 12', or that nothing was played. */
export function recordOf({ played, wins, draws }: UserSport['_joinData']): string {
  if (played === 0) return texts.noMatchesYet
  return draws === 0
    ? say(texts.winsWonOfPlayed, { wins, played })
    : say(texts.winsWonAndDrawnOfPlayed, { wins, draws, played })
}
