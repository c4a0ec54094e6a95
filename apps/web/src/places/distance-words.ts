import { say } from '../ui/say.ts'
import * as texts from './texts.ts'

/** '12.4 mi'. Within a mile the figure would be that of a ZIP's middle, and say nothing. */
export const distanceWords = (miles: number): string =>
  miles < 1 ? texts.underAMile : say(texts.distanceMi, { distance: miles.toFixed(1) })
