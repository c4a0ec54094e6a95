import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { challengeActions } from './status.ts'
import { challenge } from './answer.ts'
import { createForm, editInput, issueForm, issueInput, matchForm, modifyForm, reportInput } from './forms.ts'
import { challengeReasons, challengeRefusal } from './texts.ts'
import { challenges } from './endpoints.ts'
import { pathsOf } from '../endpoint.ts'
import { friends } from '../friends/endpoints.ts'
import { matchSearch } from '../match-search/endpoints.ts'
import { openChallenges } from './open.ts'

const ben = '0b2a4a52-6a3e-4c8e-9f2b-5f3f0a1d7c11'
const cleo = '7d9f1b60-2f0c-4f56-8a4e-6c2f9b7e3d22'
const terms = {
  sport: 'c56a4180-65aa-42ec-a945-5fd21dec0538',
  date: '2027-05-06T18:30',
  location: 'Austin',
  locstate: 'Texas',
  zip: '78701',
  venue: 'Zilker Park, court 3',
}
const messages = (schema: z.ZodMiniType, value: unknown) => {
  const read = schema.safeParse(value)
  return read.success ? [] : read.error.issues.map(({ message }) => message)
}

const inOrder = (schema: z.ZodMiniType) => messages(schema, {})

describe('what is missing is said in the order of the form', () => {
  test('of the create form, which is the one of the server', () => {
    const texts = [
      'Please select sport',
      'Please select Start date & time',
      'Please enter city',
      'Please enter state',
      'Please enter zip code',
      'Please enter venue',
    ]
    expect([inOrder(createForm), inOrder(issueInput)]).toEqual([texts, texts])
  })

  test('of the issue modal', () => {
    // State and ZIP, for which the modal has no texts, stand where the form asks for them.
    expect(messages(issueForm, { names_end: true })).toEqual([
      'Select a sport',
      'Add a location',
      'Please enter state',
      'Please enter zip code',
      'Add a venue',
      'Please set start date and time',
    ])
    const ended = { ...terms, names_end: true }
    expect(messages(issueForm, ended)).toEqual(['Please set end date and time'])
    expect(messages(issueForm, { ...ended, end: terms.date })).toEqual(['The end has to be after the start.'])
    expect([messages(issueForm, terms), messages(issueForm, { ...ended, end: '2027-05-06T20:00' })]).toEqual([[], []])
  })

  test('of Modify Challenge', () => {
    expect(inOrder(modifyForm)).toEqual([
      'Select a sport',
      'Please set a date and time',
      'Please set city',
      'Please set state',
      'Please set zip',
      'Please set venue',
    ])
  })

  test('of the form for an open match', () => {
    expect(inOrder(matchForm)[0]).toBe('A sport needs to be chosen.')
  })
})

describe('the terms of a challenge', () => {
  test.each([
    ['location', 'Austin 3', 'Letters of one alphabet, spaces, apostrophes, hyphens and full stops only.'],
    ['locstate', 'T3xas', 'Letters and spaces only.'],
    ['zip', '78701-1', 'Digits only.'],
    ['zip', '', 'Please enter zip code'],
    ['venue', '   ', 'Please enter venue'],
    ['date', '2027-05-06', 'Please select Start date & time'],
    ['date', '2027-02-30T10:00', 'Please select Start date & time'],
    ['date', 'tomorrow', 'Please select Start date & time'],
  ])('with %s %j are refused', (field, value, message) => {
    expect(messages(issueInput, { ...terms, [field]: value })[0]).toBe(message)
  })

  test.each(['2027-05-06T18:30', '2027-05-06T18:30:00.000Z', '2027-05-06T18:30-05:00'])('may start at %s', date => {
    expect(messages(issueInput, { ...terms, date })).toEqual([])
  })

  test('are unranked, without rules and without a message unless something is said', () => {
    expect(issueInput.parse(terms)).toEqual({ ...terms, locstate: 'TX', ranked: 0, rules: '', message: '', ids: [] })
  })
})

describe('whom a challenge is for', () => {
  test.each([
    ['a list', [ben, cleo], [ben, cleo]],
    ['a comma list', `${ben}, ${cleo}`, [ben, cleo]],
    ['one twice', [ben, ben], [ben]],
    ['nobody by name', '', []],
    ['an empty list', [], []],
  ])('may be %s', (_form, ids, read) => {
    expect(issueInput.parse({ ...terms, ids }).ids).toEqual(read)
  })

  test('is at most eight players, who are ids', () => {
    const nine = Array.from({ length: 9 }, (_, n) => ben.replace(/.$/, String(n)))
    expect(messages(issueInput, { ...terms, ids: nine })).toEqual(['At most 8 players.'])
    expect(messages(issueInput, { ...terms, ids: 'Ben' })).toEqual(['We do not know this player.'])
  })
})

test('an edit may name the message alone, but empties no field', () => {
  expect(messages(editInput, { id: ben, message: 'Bring balls.' })).toEqual([])
  expect(messages(editInput, { id: ben, location: '' })[0]).toBe('Please set city')
})

describe('a report', () => {
  test('needs a winner', () => {
    expect(messages(reportInput, { id: ben })).toEqual(['Please select a winner'])
  })

  test.each([0, 6, 2.5])('gives no %d stars', count => {
    expect(messages(reportInput, { id: ben, winner: ben, ratings: { [cleo]: count } })).toEqual(['Stars are 1 to 5.'])
  })
})

test('a failed accept has the one text of the specification, any other refusal its own', () => {
  expect(challengeRefusal('accept', 'closed')).toBe('Please try again.')
  expect(challengeRefusal('unjoin', 'already_unjoined')).toBe('User already unjoined.')
})

test('every reason is said in a text that no other reason has', () => {
  const texts = Object.values(challengeReasons)
  expect(new Set(texts).size).toBe(texts.length)
})

test('a challenge carries a verdict for every action', () => {
  expect(Object.keys(challenge.shape.actions.shape)).toEqual([...challengeActions])
})

test('no two rows answer at one address', () => {
  const rows = [challenges, friends, openChallenges, matchSearch].flatMap(noun => Object.values(noun))
  const addresses = rows.flatMap(row => pathsOf(row).map(path => `${row.method} ${path}`))
  expect(new Set(addresses).size).toBe(addresses.length)
})
