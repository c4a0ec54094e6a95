import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { describe, expect, it } from 'vitest'
import { partiesOf } from '../report/parties.ts'
import { isAhead, titleOf } from '../sides.ts'
import { ada, ben, challengeOf, player } from '../testing.ts'
import { namesOf, others } from '../who.ts'
import { cancelQuestion } from '../questions/questions.ts'
import { becomesLine, standingLine, wordFor } from '../words.ts'

const allowed = { kind: 'allowed' } as const
/** Ada says that she has beaten Ben. */
const told = challengeOf({ recorded: true, users: [ada], reported_winner_id: ada.id })
const over = (ended: 'declined' | 'unanswered') => standingLine({ ...told, event_status_id: '6', ended }, ada.id)
const asked = (name: string, side: 0 | 1) => player(name, { role: 'recipient', state: 'pending', side })
/** Said no to by players of these names. */
const denied = (...names: string[]): Challenge => ({
  ...told,
  event_status_id: '6',
  ended: 'declined',
  recipients: names.map(name => player(name, { role: 'recipient', state: 'declined' })),
})

describe('a match that was played already', () => {
  it('says to Ben what Ada says, and to Ada whose yes it waits for', () => {
    expect(standingLine(told, ben.id)).toBe('Ada says: You lost')
    expect(standingLine(told, ada.id)).toBe('You won. Waiting for a yes from Ben')
  })
  it('is answered with yes or no, until it counts for nothing', () => {
    expect([wordFor(told, 'accept'), wordFor(told, 'decline')]).toEqual(['Yes, it counts', 'No'])
    expect(wordFor(challengeOf(), 'accept')).toBe('Accept')
    expect(becomesLine(told, 'Mon 9:10 PM')).toBe('Without a yes by Mon 9:10 PM it does not count.')
    expect(becomesLine({ ...told, actions: { ...told.actions, accept: allowed } }, 'Mon 9:10 PM')).toBe(
      'Without your answer by Mon 9:10 PM it does not count.',
    )
  })
  it('is taken back by Ada', () => {
    expect(wordFor(told, 'cancel')).toBe('Take it back')
    expect(cancelQuestion(told, ada.id).title).toBe('Take this match back?')
    const [free, paid] = ([0, 1] as const).map(ranked => cancelQuestion({ ...told, ranked }, ada.id).text)
    expect([free, paid]).toEqual([
      'It does not count then, and the others are told.',
      'It does not count then, and the others are told. You get back the credits it cost.',
    ])
  })
  it('says why it does not count', () => {
    expect(over('declined')).toBe('It does not count: somebody said no.')
    expect(over('unanswered')).toBe('It does not count: not everyone said yes in time.')
  })
  it('says who said no, where that is one', () => {
    expect(standingLine(denied('Ben'), ben.id)).toBe('It does not count: you said no.')
    expect(standingLine(denied('Ben'), ada.id)).toBe('It does not count: Ben said no.')
    expect(standingLine(denied('Ben', 'Cleo'), ada.id)).toBe('It does not count: somebody said no.')
  })
  it('lies not ahead', () => expect(isAhead(told)).toBe(false))
  it('names everybody on it, whoever has said yes', () => {
    const cleo = player('Cleo', { role: 'recipient' })
    const three = { ...told, recipients: [ben, cleo], users: [ada, cleo] }
    expect(namesOf(others(three, ada.id))).toBe('Ben and 1 more')
  })
  it('of doubles has its sides before anybody has said yes', () => {
    const sides = [
      ['Ada', 'Bea'],
      ['Otto', 'Cleo'],
    ].map(names => ({
      captain: null,
      team: null,
      players: names.map(id => ({ id, state: id === 'Ada' ? ('accepted' as const) : ('pending' as const) })),
      size: 2,
      complete: false,
      open_places: 0,
      chance: null,
    }))
    const doubles = { ...told, recipients: [asked('Bea', 0), asked('Otto', 1), asked('Cleo', 1)], sides }
    expect(partiesOf(doubles).map(({ name }) => name)).toEqual(['Ada and Bea', 'Otto and Cleo'])
    expect(titleOf(doubles, 'Ada')).toBe('With Bea against Otto and Cleo')
    expect(standingLine(doubles, 'Otto')).toBe('Ada says: You lost')
  })
})
