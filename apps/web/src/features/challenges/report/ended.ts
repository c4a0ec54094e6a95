import type { Participant } from '@gauntlet/contract/challenges/answer'
import type { Ending } from '@gauntlet/contract/scores/endings'
import { say } from '../../../ui/say.ts'
import * as texts from '../texts.ts'

/** Another end than after the last point: how, and which of two players it was. */
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

/** The ways in which a match of these players may end early. */
export const earlyEnds = (people: readonly Participant[]): EndChoice[] => [
  ...(people.length === 2
    ? BY_ONE.flatMap(([ending, text]) =>
        people.map(({ id, full_name: name }) => ({ ending, by: id, text: say(text, { name }) })),
      )
    : []),
  { ending: 'clock', by: '', text: texts.theTimeWasUp },
  { ending: 'abandoned', by: '', text: texts.itWasAbandoned },
]

/** Of two players the one who did not end it has won. */
export const winnerOfEnd = (people: readonly Participant[], { by }: EarlyEnd): string =>
  by === '' ? '' : (people.find(({ id }) => id !== by)?.id ?? '')

/** The part of a report that says how it ended. */
export const sentEnd = ({ ending, by }: EarlyEnd): { ending: EarlyEnd['ending']; retired?: string } =>
  ending === 'retired' ? { ending, retired: by } : { ending }
