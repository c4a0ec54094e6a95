export interface Home {
  city: string
  state: string
  zip: string
}

/** Wherever something is played there, it is the same place on the map. */
export interface Venue extends Home {
  venue: string
}

export interface Region {
  /** The city whose name the region goes by. */
  name: string
  timezone: string
  homes: readonly Home[]
  venues: readonly Venue[]
}

const homesOf = (state: string, zips: Record<string, readonly string[]>): Home[] =>
  Object.entries(zips).flatMap(([city, codes]) => codes.map(zip => ({ city, state, zip })))

const venuesOf = (state: string, venues: Record<string, readonly [city: string, zip: string]>): Venue[] =>
  Object.entries(venues).map(([venue, [city, zip]]) => ({ venue, city, state, zip }))

/** Where demo players live and play: real ZIP codes around three cities. */
export const REGIONS: readonly Region[] = [
  {
    name: 'Austin',
    timezone: 'America/Chicago',
    homes: homesOf('TX', {
      Austin: [
        '78701',
        '78702',
        '78703',
        '78704',
        '78705',
        '78721',
        '78723',
        '78731',
        '78741',
        '78745',
        '78748',
        '78757',
      ],
      'Round Rock': ['78664', '78681'],
      'Cedar Park': ['78613'],
      Pflugerville: ['78660'],
      Georgetown: ['78626'],
      Kyle: ['78640'],
    }),
    venues: venuesOf('TX', {
      'Zilker Park': ['Austin', '78704'],
      'Barton Creek Courts': ['Austin', '78703'],
      'South Austin Rec Center': ['Austin', '78745'],
      'Walnut Creek Park': ['Austin', '78757'],
      'Mueller Courts': ['Austin', '78723'],
    }),
  },
  {
    name: 'Denver',
    timezone: 'America/Denver',
    homes: homesOf('CO', {
      Denver: ['80202', '80203', '80205', '80206', '80209', '80210', '80211', '80218', '80220', '80238'],
      Aurora: ['80012', '80014'],
      Arvada: ['80002'],
      Littleton: ['80123'],
      Englewood: ['80110'],
      Golden: ['80401'],
      Boulder: ['80302'],
    }),
    venues: venuesOf('CO', {
      'Washington Park': ['Denver', '80209'],
      'City Park Courts': ['Denver', '80205'],
      'Sloan Lake': ['Denver', '80211'],
      'Congress Park': ['Denver', '80206'],
      'Cherry Creek Club': ['Denver', '80220'],
    }),
  },
  {
    name: 'Boston',
    timezone: 'America/New_York',
    homes: homesOf('MA', {
      Boston: ['02108', '02113', '02115', '02116', '02118', '02127', '02128', '02210'],
      Cambridge: ['02138', '02139', '02141'],
      Somerville: ['02143', '02145'],
      Brookline: ['02446'],
      Quincy: ['02169'],
      Medford: ['02155'],
      Waltham: ['02453'],
    }),
    venues: venuesOf('MA', {
      'Boston Common Courts': ['Boston', '02116'],
      'Charles River Club': ['Cambridge', '02138'],
      'Franklin Park': ['Boston', '02118'],
      'Danehy Park': ['Cambridge', '02141'],
      'Castle Island': ['Boston', '02127'],
    }),
  },
]
