import type { FeedResult } from '@gauntlet/contract/feed/endpoints'
import { namesTogether } from '../../people/names.ts'
import { say } from '../../ui/say.ts'
import * as texts from './texts.ts'

/** 'Ada Ace beat Ben Baseline', 'Ada and Cleo beat Ben and Dan', 'Ada Ace and Ben Baseline drew'. */
export function headlineOf({ sides, draw }: Pick<FeedResult, 'sides' | 'draw'>): string {
  const winner = sides.find(({ won }) => won === 1)
  const namesOf = (some: typeof sides) => namesTogether(some.flatMap(({ players }) => players))
  if (winner) {
    const others = sides.filter(side => side !== winner)
    return say(texts.winnerBeatLoser, { winner: namesTogether(winner.players), loser: namesOf(others) })
  }
  const [one, two] = [namesOf(sides.slice(0, 1)), namesOf(sides.slice(1))]
  return say(draw === 1 ? texts.oneAndTwoDrew : texts.onePlayedTwo, { one, two })
}
