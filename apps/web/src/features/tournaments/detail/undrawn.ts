import { BRACKET_MIN } from '@gauntlet/contract/brackets/status'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { say } from '../../../ui/say.ts'
import * as sideTexts from '../sides/texts.ts'
import * as texts from '../texts.ts'

/** To the organizer before the start: how many a bracket needs, and what follows with fewer. */
export const needsFour = ({ side_size }: Tournament): string =>
  side_size === null ? texts.bracketNeedsFour : sideTexts.bracketNeedsFour

/** Why one that was to have a bracket has none; undefined of any other. */
export function undrawnLine(tournament: Tournament): string | undefined {
  const { status, format, drawn, accepted, side_size } = tournament
  if (status !== 'Reporting' && status !== 'Complete') return undefined
  if (format === 'none' || drawn === 1 || accepted >= BRACKET_MIN) return undefined
  return say(side_size === null ? texts.tooFewForABracket : sideTexts.tooFewForABracket, { n: accepted })
}
