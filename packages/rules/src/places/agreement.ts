import { distanceMiles, type Point } from './distance.ts'

/** How far the city of a venue may lie from its ZIP. */
export const CITY_OF_ZIP_MILES = 30

/** A ZIP as it is known: the postal code of its state, and whether the city that was typed is its own. */
export interface ZipFacts extends Point {
  state: string
  ownCity: boolean
}

/** 'otherState': the ZIP lies in another state than was typed. 'farCity': no city of that name lies near it. */
export type Agreement = 'agrees' | 'otherState' | 'farCity'

/**
 * Whether a ZIP, the postal code of a state and a city mean one place. `namesakes` are all cities of the typed name, in
 * any state: across a state line a city may be near. A name that no city has, of a neighbourhood say, contradicts
 * nothing; the ZIP says where it is.
 */
export function agreement(zip: ZipFacts, typed: { state: string; namesakes: readonly Point[] }): Agreement {
  if (zip.state !== typed.state) return 'otherState'
  if (zip.ownCity || typed.namesakes.length === 0) return 'agrees'
  return typed.namesakes.some(city => distanceMiles(city, zip) <= CITY_OF_ZIP_MILES) ? 'agrees' : 'farCity'
}
