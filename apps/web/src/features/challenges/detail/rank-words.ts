import type { RankEntry } from '@gauntlet/contract/ranks/endpoints'

const EVEN: readonly [number, number] = [0.45, 0.55]
/** From here on the rank was so unsure that the number is worth telling. */
const UNSURE = 1.3
const VERY_SURE = 0.8

type Told = Pick<RankEntry, 'chance' | 'opponents' | 'uncertainty' | 'counted' | 'provisional'>

/** Whether the result was to be expected, and its effect. */
export function expectationLine({ chance, opponents }: Pick<Told, 'chance' | 'opponents'>): string {
  const won = opponents.every(({ outcome }) => outcome === 'won')
  if (chance >= EVEN[0] && chance <= EVEN[1] && opponents.length === 1)
    return 'It was an even match: a win and a loss move the rank equally far.'
  if (won)
    return chance < 0.5
      ? 'You beat the odds: the less likely a win, the more it moves.'
      : 'You were expected to win: the likelier a win, the less it moves.'
  return chance < 0.5
    ? 'You were not expected to win, so the loss cost less.'
    : 'You were expected to win, so the loss cost more.'
}

/**
 * How much the uncertainty of the rank counted. `settled`: the rank shown beside it, the current one, has no '?'. A
 * rank without '?' is called known, one with '?' not settled, so that the words and the number agree.
 */
export function uncertaintyLine(
  { uncertainty, provisional }: Pick<Told, 'uncertainty' | 'provisional'>,
  settled: boolean,
): string {
  if (uncertainty >= UNSURE && provisional === 0)
    return `Your rank still moved ${uncertainty} times as far as that of somebody who plays often.`
  if (uncertainty >= UNSURE)
    return `We ${settled ? 'did not know your level well then' : 'do not know your level well yet'}, so this result moved your rank ${uncertainty} times as far as a settled one.`
  if (!settled) return `This result moved your rank ${uncertainty} times as far as a settled one.`
  if (uncertainty <= VERY_SURE)
    return 'We know your level well, so one result moves your rank a little less than usual.'
  return 'Your rank is settled, so this result counted as usual.'
}

export const NOT_COUNTED = 'It moved nothing: between the same two players only 3 ranked results in 30 days count.'
