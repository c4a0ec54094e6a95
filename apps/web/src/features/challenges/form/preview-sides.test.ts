import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { MatchSide } from '@gauntlet/contract/challenges/sides'
import { expect, it } from 'vitest'
import { ada, ben, challengeOf, player } from '../testing.ts'
import { previewSides } from './preview-sides.ts'

const namesOf = (...asked: Parameters<typeof previewSides>) => previewSides(...asked).map(({ name }) => name)
const otto = player('Otto')

/** A side of two on which these play. */
const sideOf = (...ids: string[]): MatchSide => ({
  captain: ids[0] ?? null,
  team: null,
  players: ids.map(id => ({ id, state: 'accepted' })),
  size: 2,
  complete: ids.length === 2,
  open_places: 2 - ids.length,
  chance: null,
})

it('draws Ada before Ben, whom she has challenged', () => {
  expect(namesOf(challengeOf(), ada.id)).toEqual([ada.full_name, ben.full_name])
})

it('draws a free place beside Ada for whoever joins her open match, or has its link', () => {
  const open = challengeOf({ recipients: [], opponents: [], open_challenge: 1 })
  expect(namesOf(open, ada.id)).toEqual(['Ada', 'Open to all'])
  expect(namesOf({ ...open, open_challenge: 0 }, ada.id)).toEqual(['Ada', 'Anyone with the link'])
})

it('draws everybody whom Ada has asked to a match of several', () => {
  const asked = [ben, { ...ben, id: 'Cleo', full_name: 'Cleo' }]
  expect(namesOf(challengeOf({ recipients: asked }), ada.id)).toEqual(['Ada', 'Ben', 'Cleo'])
})

it('draws the side on which Bea plays with Ada, and the other one, which is free', () => {
  const bea = player('Bea', { role: 'lineup' })
  const sides: Challenge['sides'] = [sideOf('Ada', 'Bea'), sideOf()]
  const doubles = challengeOf({ recipients: [], users: [ada, bea], lineup: [bea], open_challenge: 1, sides })
  expect(previewSides(doubles, ada.id)).toMatchObject([
    { name: 'Ada and Bea', people: [ada, bea] },
    { name: 'Open to all', people: [] },
  ])
  const met: Challenge = { ...doubles, users: [ada, bea, otto], sides: [sideOf('Ada', 'Bea'), sideOf('Otto')] }
  expect(namesOf(met, otto.id)).toEqual(['Otto', 'Ada and Bea'])
})
