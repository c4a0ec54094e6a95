import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import { say } from '../../../ui/say.ts'
import * as texts from './texts.ts'

/** The button of a match that waits for the viewer. */
export const matchAct = ({ report }: WaitingMatch): string => (report ? texts.confirm : texts.report)

/** Tells how it stands, as a line of a card. */
export function waitingLine({ report, opponent }: WaitingMatch): string {
  if (!report) return texts.yourMatchIsReadyTo
  if (report.draw === 1) return say(texts.shortNameReportsADraw, { shortName: opponent.short_name })
  return report.won === 1
    ? say(texts.shortNameReportsYouWon, { shortName: opponent.short_name })
    : say(texts.shortNameReportsAWin, { shortName: opponent.short_name })
}
