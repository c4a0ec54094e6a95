import { expect, test } from 'vitest'
import { faultOf, mayBeGuest, readList } from './pasted.ts'

const friend = (name: string, key = `id of ${name}`) => ({ key, name, image: null })
const FRIENDS = [friend('Ben Baker'), friend('José Díaz'), friend('Sam Stone', 'one'), friend('Sam Stone', 'two')]
const names = (text: string) => readList(text, FRIENDS).picks.map(({ name }) => name)

test('a line is a friend’s name or an e-mail, however it is written', () => {
  expect(names('ben baker\nJose  Diaz\r\n\n  CLEO@Example.com ')).toEqual([
    'Ben Baker',
    'José Díaz',
    'cleo@example.com',
  ])
})
test('numbers, bullets, commas and names before an address do not matter', () => {
  expect(names('1. Ben Baker,\n- José Díaz\nCleo Clay <cleo@example.com>;')).toEqual([
    'Ben Baker',
    'José Díaz',
    'cleo@example.com',
  ])
})
test('several on one line are parted by commas or semicolons, as a mail program gives them', () => {
  expect(names('ben@example.com, Cleo Clay <cleo@example.com>; "Diaz, José" <jose@example.com>;Ben Baker')).toEqual([
    'ben@example.com',
    'cleo@example.com',
    'jose@example.com',
    'Ben Baker',
  ])
})
test('an address that is none, and the viewer, are told apart from strangers', () => {
  expect(['Nora Nobody', 'foo@bar', 'ada archer'].map(entry => faultOf(entry, 'Ada Archer'))).toEqual([
    'Not a friend of yours: use their email.',
    'Not a whole email.',
    'That’s you: join on the organizer’s desk.',
  ])
})
test('only a stranger’s name may be that of a guest', () => {
  expect(['Nora Nobody', 'foo@bar', 'ada archer'].filter(entry => mayBeGuest(entry, 'Ada Archer'))).toEqual([
    'Nora Nobody',
  ])
})
test('who stands there twice is meant once', () => {
  expect(names('Ben Baker\nBEN BAKER\na@example.com\nA@example.com')).toEqual(['Ben Baker', 'a@example.com'])
})
test('a name that is nobody’s, or two friends’, is said to be unknown', () => {
  expect(readList('Nora Nobody\nSam Stone\nBen Baker', FRIENDS)).toEqual({
    picks: [friend('Ben Baker')],
    unknown: ['Nora Nobody', 'Sam Stone'],
  })
})
