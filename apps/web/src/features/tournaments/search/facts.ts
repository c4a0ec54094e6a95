import { say } from '../../../ui/say.ts'
import * as texts from '../texts.ts'
import { type Filter, rateWindow } from './filter.ts'

/** The sports and the ranks that are looked for, in a line: a range that is set leaves tournaments out. */
export const factsOf = ({ sports, ...window }: Pick<Filter, 'sports' | 'centre' | 'spread'>): string =>
  say(texts.sportsAndRanks, {
    sports: sports ? say(texts.sportsSports, { sports: sports.length }) : texts.allSports,
    ...rateWindow(window),
  })
