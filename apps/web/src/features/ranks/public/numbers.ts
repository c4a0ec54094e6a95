import { LANGUAGE } from '../../../language.ts'
import { datesIn, whenNeeded } from '../../../ui/formats.ts'
import { here } from '../../../ui/here.ts'
import { say } from '../../../ui/say.ts'
import * as texts from '../texts.ts'

const shares = whenNeeded(() => new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 0 }))
const counts = whenNeeded(() => new Intl.NumberFormat(LANGUAGE))
const scores = whenNeeded(() => new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 3, maximumFractionDigits: 3 }))
const moments = datesIn({ dateStyle: 'medium', timeStyle: 'short' })

export const percent = (share: number): string => shares().format(share)
const hundredths = (share: number): number => Math.round(share * 100)
export const percents = (from: number, to: number): string =>
  say(texts.percentFromTo, { from: hundredths(from), to: hundredths(to) })
export const count = (n: number): string => counts().format(n)
export const score = (value: number): string => scores().format(value)
export const moment = (at: string): string => moments(here()).format(Date.parse(at))
