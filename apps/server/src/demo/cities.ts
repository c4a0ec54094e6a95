export interface Home {
  city: string
  state: string
  zip: string
}

export interface Region {
  /** The city whose name the region goes by. */
  name: string
  timezone: string
  homes: readonly Home[]
  venues: readonly string[]
}

const homesOf = (state: string, zips: Record<string, readonly string[]>): Home[] =>
  Object.entries(zips).flatMap(([city, codes]) => codes.map(zip => ({ city, state, zip })))

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
    venues: ['Zilker Park', 'Barton Creek Courts', 'South Austin Rec Center', 'Walnut Creek Park', 'Mueller Courts'],
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
    venues: ['Washington Park', 'City Park Courts', 'Sloan Lake', 'Congress Park', 'Cherry Creek Club'],
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
    venues: ['Boston Common Courts', 'Charles River Club', 'Franklin Park', 'Danehy Park', 'Castle Island'],
  },
]
