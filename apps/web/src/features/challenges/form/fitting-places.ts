import * as placeTexts from '../../../places/texts.ts'
import { originalName } from '../../../sports/original-name.ts'

const NONE: readonly string[] = []

/** Sports that need no court, by the names that the server has for them. */
const PLACES = new Map<string, readonly string[]>([
  ['Chess', [placeTexts.aCafe, placeTexts.aLibrary]],
  ['Darts', [placeTexts.aBar]],
  ['Billiards', [placeTexts.aBar]],
])

/** Where a sport without a court is mostly played; nothing for one that has its own ground. */
export const fittingPlaces = (sport: string | undefined): readonly string[] =>
  (sport !== undefined && PLACES.get(originalName(sport))) || NONE
