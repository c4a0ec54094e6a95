import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

/** '7 won of 12', or that nothing was played. */
export const recordOf = ({ played, wins }: UserSport['_joinData']): string =>
  played === 0 ? texts.noMatchesYet : say(texts.winsWonOfPlayed, { wins, played })
