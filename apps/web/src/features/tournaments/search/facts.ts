import { say } from '../../../ui/say.ts'
import * as texts from '../texts.ts'
import { type Filter, RANKS } from './filter.ts'

/** The sports and the ranks that are looked for, in a line: a range that is set leaves tournaments out. */
export const factsOf = ({ sports, ranks: { lower, upper } }: Pick<Filter, 'sports' | 'ranks'>): string =>
  say(texts.sportsAndRanks, {
    sports: sports ? say(texts.sportsSports, { sports: sports.length }) : texts.allSports,
    from: rankWords(lower),
    to: rankWords(upper),
  })

/** The end of the slider is no end of the ranks. */
export const rankWords = (rank: number): string =>
  rank === RANKS.upper ? say(texts.rankAndAbove, { rank }) : String(rank)
