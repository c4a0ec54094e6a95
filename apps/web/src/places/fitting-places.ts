import { originalName } from '../sports/original-name.ts'
import * as texts from './texts.ts'

const NONE: readonly string[] = []

/** Sports that need no court, by the names that the server has for them. */
const PLACES = new Map<string, readonly string[]>([
  ['Chess', [texts.aCafe, texts.aLibrary]],
  ['Darts', [texts.aBar]],
  ['Billiards', [texts.aBar]],
])

/** Where a sport without a court is mostly played; nothing for one that has its own ground. */
export const fittingPlaces = (sport: string | undefined): readonly string[] =>
  (sport !== undefined && PLACES.get(originalName(sport))) || NONE
