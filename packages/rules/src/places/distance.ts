/** The earth's mean radius (IUGG R1, 6371.0088 km) in miles. */
export const EARTH_RADIUS_MILES = 3958.7613

/** Degrees: `lat` −90 to 90, `lon` −180 to 180. */
export interface Point {
  lat: number
  lon: number
}

/** A point of the unit sphere: x towards 0° 0°, y towards 0° 90° E, z towards the north pole. */
export interface UnitVector {
  ux: number
  uy: number
  uz: number
}

const RADIANS = Math.PI / 180

/** Great-circle distance in miles, not rounded (haversine: exact for near points too). */
export function distanceMiles(a: Point, b: Point): number {
  const sinLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2)
  const sinLon = Math.sin(((b.lon - a.lon) * RADIANS) / 2)
  const h = sinLat ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * sinLon ** 2
  // Rounding can carry h above 1 for antipodes, where the arcsine ends.
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Miles as they are shown: one decimal. */
export const roundMiles = (miles: number): number => Math.round(miles * 10) / 10

export function unitVector({ lat, lon }: Point): UnitVector {
  const cosLat = Math.cos(lat * RADIANS)
  return { ux: cosLat * Math.cos(lon * RADIANS), uy: cosLat * Math.sin(lon * RADIANS), uz: Math.sin(lat * RADIANS) }
}

/** The point a vector of any length above 0 points to; the inverse of `unitVector`. */
export const pointOf = ({ ux, uy, uz }: UnitVector): Point => ({
  lat: Math.atan2(uz, Math.hypot(ux, uy)) / RADIANS,
  lon: Math.atan2(uy, ux) / RADIANS,
})

/**
 * The least dot product of the unit vectors of two points that are at most `miles` apart:
 * within the distance means `dot ≥ cosineOf(miles)`. Half the way round the earth and above: −1.
 */
export const cosineOf = (miles: number): number => Math.cos(Math.min(miles / EARTH_RADIUS_MILES, Math.PI))
