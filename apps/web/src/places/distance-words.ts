import { say } from '../ui/say.ts'
import * as texts from './texts.ts'

/** Miles from which a tenth says nothing to anybody. */
const WHOLE = 10

/** '4.2 mi', '17 mi'. Within a mile the figure would be that of a ZIP's middle, and say nothing. */
export const distanceWords = (miles: number): string =>
  miles < 1 ? texts.underAMile : say(texts.distanceMi, { distance: miles.toFixed(miles < WHOLE ? 1 : 0) })
