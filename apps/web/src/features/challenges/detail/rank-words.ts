import type { RankEntry } from '@gauntlet/contract/ranks/endpoints'
import * as detailTexts from './texts.ts'
import * as texts from '../texts.ts'
import { nth } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'

const EVEN: readonly [number, number] = [0.45, 0.55]
/** From here on the rank was so unsure that the number is worth telling. */
const UNSURE = 1.3
const VERY_SURE = 0.8

type Told = Pick<RankEntry, 'chance' | 'opponents' | 'change' | 'uncertainty' | 'counted' | 'provisional'>

/** Whether the result was to be expected, and its effect: a narrow loss to somebody stronger may raise the rank. */
export function expectationLine({ chance, opponents, change }: Pick<Told, 'chance' | 'opponents' | 'change'>): string {
  if (opponents.every(({ outcome }) => outcome === 'tied')) return detailTexts.itWasADraw
  const won = opponents.every(({ outcome }) => outcome === 'won')
  if (!won && change > 0) return detailTexts.youDidBetter
  if (chance >= EVEN[0] && chance <= EVEN[1] && opponents.length === 1) return detailTexts.itWasAnEvenMatch
  if (won) return chance < 0.5 ? detailTexts.youBeatTheOddsThe : detailTexts.youWereExpectedToWin
  return chance < 0.5 ? detailTexts.youWereNotExpectedTo : detailTexts.youWereExpectedToWinSo
}

/** The lead that the score said, against the expected one; null where it was not read. */
export function leadLine({ lead, kept }: Pick<RankEntry, 'lead' | 'kept'>): string | null {
  if (!lead) return null
  if (kept === 1) return detailTexts.yourWinWasNarrower
  const { own, other, measured, expected } = lead
  return say(detailTexts.leadMeasuredAndExpected, {
    score: `${own}–${other}`,
    measured: signed(measured),
    expected: signed(expected),
  })
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points))

/** How much it counted that the two have met before; null for a first meeting. */
export const meetingLine = ({ meeting, weight }: Pick<RankEntry, 'meeting' | 'weight'>): string | null =>
  meeting < 2
    ? null
    : say(detailTexts.anotherMeeting, {
        meeting: nth(texts.meetings, meeting),
        percent: `${Math.round(weight * 100)}%`,
      })

/**
 * How much the uncertainty of the rank counted. `settled`: the rank shown beside it, the current one, has no '?'. A
 * rank without '?' is called known, one with '?' not settled, so that the words and the number agree.
 */
export function uncertaintyLine(
  { uncertainty, provisional }: Pick<Told, 'uncertainty' | 'provisional'>,
  settled: boolean,
): string {
  if (uncertainty >= UNSURE && provisional === 0) return say(detailTexts.yourRankStillMovedUncertainty, { uncertainty })
  if (uncertainty >= UNSURE)
    return say(settled ? detailTexts.levelWasNotKnown : detailTexts.levelIsNotKnown, { uncertainty })
  if (!settled) return say(detailTexts.thisResultMovedYourRank, { uncertainty })
  if (uncertainty <= VERY_SURE) return detailTexts.weKnowYourLevelWell
  return detailTexts.yourRankIsSettledSo
}

export const NOT_COUNTED = detailTexts.itMovedNothingBetweenThe
