import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import { say } from '../../../../ui/say.ts'
import * as texts from './texts.ts'

/** The button of a match that waits for the viewer. */
export const matchAct = ({ report }: WaitingMatch): string => (report ? texts.confirm : texts.report)

/** Tells how it stands, for a card that shows the score in figures. */
export function standingLine({ report, opponent }: WaitingMatch): string {
  if (!report) return texts.yourMatchIsReadyTo
  if (report.draw === 1) return say(texts.shortNameReportsADraw, { shortName: opponent.short_name })
  return say(report.won === 1 ? texts.youWonSays : texts.youLostSays, { name: opponent.short_name })
}

/** The score by which the viewer has lost, as the other player says. */
export const lostBy = ({ report }: WaitingMatch): string | undefined =>
  report && report.draw !== 1 && report.won !== 1 && report.told !== '' ? report.told : undefined
