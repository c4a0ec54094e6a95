import { isStateCode, states } from '@gauntlet/contract/places/states'
import { distanceMiles } from '@gauntlet/rules/places/distance'
import { assert, property, uint16Array } from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadPlaces, type Places } from './places.ts'

let places: Places
beforeAll(async () => {
  places = await loadPlaces()
})

describe('a ZIP', () => {
  it('has a city, a centre and a time zone', () => {
    expect(places.zip('78701')).toEqual({
      zip: '78701',
      city: 'Austin',
      state: 'TX',
      lat: 30.27057,
      lon: -97.74259,
      tz: 'America/Chicago',
    })
  })

  it('may begin with zeros, and have four more digits', () => {
    expect(places.zip('00802')).toMatchObject({ zip: '00802', state: 'VI', tz: 'America/St_Thomas' })
    expect(places.zip(' 78701-1234 ')).toMatchObject({ zip: '78701' })
  })

  it.each(['', '00000', '99999', '7870', '787012', '78701-12', '78a01', '-8701', '1e4', '78701\u0000', '７８７０１'])(
    'is not there: %j',
    zip => {
      expect(places.zip(zip)).toBeUndefined()
    },
  )

  it.each(['96799', '96910', '96940', '96941', '96950', '96960', '00601', '00802'])('of a territory: %s', zip => {
    const found = places.zip(zip)
    expect(found && isStateCode(found.state)).toBe(true)
  })
})

describe('a place typed as text', () => {
  it.each([
    'Austin, TX',
    'austin tx',
    'AUSTIN,tx',
    'Austin, Texas',
    '  austin ,   texas  ',
    'Austin TX, USA',
    'Austin',
  ])('is Austin: %j', text => {
    expect(places.find(text)).toEqual({
      lat: 30.26715,
      lon: -97.74306,
      city: 'Austin',
      state: 'TX',
      tz: 'America/Chicago',
      label: 'Austin, TX',
    })
  })

  it.each(['78701', '78701-1234', 'Austin, TX 78701', 'Austin TX 78701, USA'])('is the ZIP in it: %s', text => {
    expect(places.find(text)).toMatchObject({ label: 'Austin, TX 78701', lat: 30.27057 })
  })

  it.each([
    ['St Louis, MO', 'St. Louis, MO'],
    ['Saint Louis', 'St. Louis, MO'],
    ['New York', 'New York, NY'],
    ['new york new york', 'New York, NY'],
    ['Kansas City', 'Kansas City, MO'],
    ['kansas city ks', 'Kansas City, KS'],
    ['Charleston West Virginia', 'Charleston, WV'],
    ['California, MD', 'California, MD'],
    ['Washington, D.C.', 'Washington, DC'],
    ['washington dc', 'Washington, DC'],
    ['Billings MT', 'Billings, MT'],
    ['mt vernon ny', 'Mount Vernon, NY'],
    ['coeur d’alene, idaho', "Coeur d'Alene, ID"],
    ['hagatna guam', 'Hagåtña, GU'],
    ['San Juan', 'San Juan, PR'],
    ['Stambaugh, Iron River, MI', 'Stambaugh, Iron River, MI'],
  ])('%s is %s', (text, label) => {
    expect(places.find(text)?.label).toBe(label)
  })

  it.each([
    ['Texas', 'Texas'],
    ['tx', 'Texas'],
    ['Guam', 'Guam'],
    ['PR', 'Puerto Rico'],
    ['N.Y.', 'New York'],
    ['Washington', 'Washington'],
    ['Palau', 'Palau'],
    ['Virgin Islands', 'U.S. Virgin Islands'],
    ['Micronesia', 'Federated States of Micronesia'],
  ])('%s is a whole state or territory: %s', (text, label) => {
    expect(places.find(text)?.label).toBe(label)
  })

  it('takes a whole state to be where its people live', () => {
    const florida = places.find('Florida')
    const orlando = places.find('Orlando, FL')
    expect(florida && orlando && distanceMiles(florida, orlando)).toBeLessThan(75)
    expect(florida).toMatchObject({ city: '', state: 'FL', tz: 'America/New_York' })
  })

  it('knows every state and territory by its name and by its code', () => {
    const unknown = Object.entries(states)
      .flatMap(([code, name]) => [code, name].map(typed => ({ code, typed })))
      .filter(({ code, typed }) => places.find(typed)?.state !== code)
    expect(unknown).toEqual([])
  })

  it.each([
    '',
    '   ',
    ',',
    ', TX',
    'Xyzzyville',
    'Austin, Xyzzyville',
    'Houston, TX 00000',
    'Nowhere, TX',
    '.*',
    '(a+)+$',
    '%',
    "'; drop table users; --",
    'Austin\u0000',
    'Austin,\r\nTX',
    '__proto__',
    'constructor, TX',
    'Austin, constructor',
    `Austin${' '.repeat(1_000_000)}`,
    `${'st '.repeat(500_000)}TX`,
    '\ud800',
  ])('is no place: %.30j', text => {
    const before = process.cpuUsage()
    expect(places.find(text)).toBeUndefined()
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000)
  })

  it('never throws, whatever is typed', () => {
    assert(
      property(uint16Array({ maxLength: 120 }), units => {
        const text = String.fromCharCode(...units)
        places.find(text)
        places.zip(text)
        places.city(text, text)
      }),
    )
  })
})

describe('the centre of a city', () => {
  it('is found by the code and by the name of its state', () => {
    expect(places.city('Ft. Worth', 'TX')).toMatchObject({ label: 'Fort Worth, TX', lat: 32.72541 })
    expect(places.city('fort worth', 'Texas')).toEqual(places.city('Ft. Worth', 'TX'))
  })

  it('is that of the state asked for, not of the larger city elsewhere', () => {
    expect(places.city('Portland', 'ME')).toMatchObject({ state: 'ME' })
  })

  it('is not found in another state', () => {
    expect(places.city('Austin', 'HI')).toBeUndefined()
    expect(places.city('Austin', '')).toBeUndefined()
    expect(places.city('', 'TX')).toBeUndefined()
  })
})
