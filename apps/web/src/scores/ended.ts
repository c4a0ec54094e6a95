import type { Ending } from '@gauntlet/contract/scores/endings'
import { say } from '../ui/say.ts'
import type { Party } from './party.ts'
import * as texts from './texts.ts'

/** Another end than after the last point: how, and which of two parties it was. */
export interface EarlyEnd {
  ending: Exclude<Ending, 'played' | 'double_walkover'>
  /** Whoever gave up, stayed away or was sent off; '' where it was nobody. */
  by: string
}

/** As a choice of a list. */
export const keyOfEnd = ({ ending, by }: EarlyEnd): string => `${ending} ${by}`

export interface EndChoice extends EarlyEnd {
  text: string
}

const BY_ONE = [
  ['retired', texts.nameGaveUp],
  ['walkover', texts.nameDidNotCome],
  ['default', texts.nameWasSentOff],
] as const

/** The ways in which a match between these may end early; `mayFail` where it need not count. */
export const earlyEnds = (parties: readonly Party[], mayFail: boolean): EndChoice[] => [
  ...(parties.length === 2
    ? BY_ONE.flatMap(([ending, text]) => parties.map(({ id, name }) => ({ ending, by: id, text: say(text, { name }) })))
    : []),
  { ending: 'clock', by: '', text: texts.theTimeWasUp },
  ...(mayFail ? [{ ending: 'abandoned', by: '', text: texts.itWasAbandoned } as const] : []),
]

/** Of two parties the one that did not end it has won. */
export const winnerOfEnd = (parties: readonly Party[], { by }: EarlyEnd): string =>
  by === '' ? '' : (parties.find(({ id }) => id !== by)?.id ?? '')

/** The part of a report that says how it ended. */
export const sentEnd = ({ ending, by }: EarlyEnd): { ending: EarlyEnd['ending']; retired?: string } =>
  ending === 'retired' ? { ending, retired: by } : { ending }
