import { expect, test } from 'vitest'
import { tournamentForm, withPlaces } from './forms.ts'

const terms = {
  sport: '00000000-0000-4000-8000-000000000000',
  title: 'Spring Open',
  tournament_start: '2027-05-03T10:00',
  location: 'Austin',
  locstate: 'TX',
  zip: '78701',
  venue: 'Pease Park',
  rules: 'One set.',
}

test.each([
  ['2', ['At least 4 places.']],
  ['4', []],
])('a form for four or more takes %s places, or says so: %j', (slots, said) => {
  const read = withPlaces(tournamentForm, 4).safeParse({ ...terms, slots })
  expect(read.error?.issues.map(({ message }) => message) ?? []).toEqual(said)
  expect(read.error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(said.map(() => 'slots'))
})
