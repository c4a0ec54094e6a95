import type { Speaker } from '@gauntlet/contract/language/speaker'
import type { NoticeParams } from '@gauntlet/contract/notices/texts'
import { ENGLISH } from '../../platform/language/speaker.ts'
import { whenAt } from '../../platform/clock/when.ts'

/** The parameters of a notice with its moment in the reader's language. They are stored with it in English. */
export function inWords(params: NoticeParams, { language }: Speaker): NoticeParams {
  const { start, zone } = params
  // An earlier version told the words alone.
  if (language === ENGLISH.language || start === undefined || zone === undefined) return params
  return { ...params, when: whenAt(Number(start), zone, language) }
}
