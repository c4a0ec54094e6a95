import type { Speaker } from '@gauntlet/contract/language/speaker'
import type { NoticeParams } from '@gauntlet/contract/notices/texts'
import { ENGLISH } from '../../platform/language/speaker.ts'
import { whenAt } from '../../platform/clock/when.ts'

/** When that begins of which a notice tells; null where it tells of no moment. */
export const startOf = ({ start }: NoticeParams): number | null => (start === undefined ? null : Number(start))

/** Of a text that is read at another moment than it was made for: 'in 2 hours' would not be true. */
export const HOURLESS: NoticeParams = { hourless: 'yes' }

/** The parameters of a notice with its moment in the reader's language. They are stored with it in English. */
export function inWords(params: NoticeParams, { language }: Speaker): NoticeParams {
  const { start, zone } = params
  // An earlier version told the words alone.
  if (language === ENGLISH.language || start === undefined || zone === undefined) return params
  return { ...params, when: whenAt(Number(start), zone, language) }
}
