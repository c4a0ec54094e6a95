import { describe, expect, it } from 'vitest'
import { reportLines } from './detail/report-lines.ts'
import { ada, ben, challengeOf, player } from './testing.ts'
import { isTold, namesOf, others, shownRank, soleAsker } from './who.ts'
import { cancelQuestion } from './questions/questions.ts'
import { becomesLine, standingLine, whyNotModify } from './words.ts'

const chidi = player('Chidi', { role: 'recipient', state: 'pending' })
const agreed = { ...ben, state: 'accepted' } as const

describe('whom a player meets', () => {
  it('is Ben for Ada who asked him', () => expect(namesOf(others(challengeOf(), ada.id))).toBe('Ben'))
  it('is Ada for Ben', () => expect(namesOf(others(challengeOf(), ben.id))).toBe('Ada'))
  it('is whoever accepted, once somebody has', () => {
    const upcoming = challengeOf({ event_status_id: '2', recipients: [agreed, chidi], users: [ada, agreed] })
    expect(namesOf(others(upcoming, ada.id))).toBe('Ben')
  })
  it('counts those beside the first', () =>
    expect(namesOf(others(challengeOf({ recipients: [ben, chidi] }), ada.id))).toBe('Ben and 1 more'))
  it('is nobody yet in an open match', () =>
    expect(namesOf(others(challengeOf({ recipients: [], open_challenge: 1 }), ada.id))).toBe('Open match'))
  it('is, for Ada to answer, the one who asks to join her open match, and nobody of several', () => {
    const asks = player('Ben', { role: 'joined', state: 'pending' })
    const open = challengeOf({ open_challenge: 1, actions: { accept_participant: { kind: 'allowed' } } })
    expect(soleAsker({ ...open, request_user: [asks] })).toBe(asks)
    expect(soleAsker({ ...open, request_user: [asks, player('Cleo', { role: 'joined', state: 'pending' })] })).toBe(
      undefined,
    )
    expect(soleAsker(challengeOf({ request_user: [asks] }))).toBe(undefined)
  })
  it('stands in the head of the match with the player alone, and the list of both is folded', () => {
    expect([isTold(challengeOf(), ada.id), isTold(challengeOf(), ben.id)]).toEqual([true, true])
    expect(isTold(challengeOf({ recipients: [ben, chidi] }), ada.id)).toBe(false)

    expect(isTold(challengeOf({ open_challenge: 1, recipients: [], users: [ada] }), ada.id)).toBe(true)
  })
  it('has a provisional rank with a question mark', () => {
    expect(shownRank({ rank: 512, provisional: 1 })).toBe('512?')
    expect(shownRank({ rank: 512, provisional: 0 })).toBe('512')
  })
})

describe('where a challenge stands', () => {
  const reporting = challengeOf({
    event_status_id: '3',
    recipients: [agreed],
    users: [ada, agreed],
    reported_winner_id: ben.id,
    becomes: '4',
  })
  it('says who waits for whom', () => {
    expect(standingLine(challengeOf(), ben.id)).toBe('Ada challenged you')
    expect(standingLine(challengeOf(), ada.id)).toBe('Waiting for Ben')
  })
  it('says who offers other times, to whoever is to answer', () => {
    const offer = { author_id: ben.id, instead: 0 } as const
    const answers = { actions: { answer_times: { kind: 'allowed' } } } as const
    expect(standingLine(challengeOf({ offer: { ...offer, times: [] }, ...answers }), ada.id)).toBe(
      'Ben offers these times.',
    )
    expect(standingLine(challengeOf({ offer: { ...offer, times: [] } }), ada.id)).toBe('Waiting for Ben')
  })
  it('says of an open match who waits for whom', () => {
    const joined = player('Ben', { role: 'joined', state: 'pending' })
    const open = challengeOf({ open_challenge: 1, recipients: [] })
    const asked = { ...open, request_user: [joined] }
    expect(standingLine(open, ada.id)).toBe('Open to everyone. Nobody has joined yet.')
    expect(standingLine(asked, ada.id)).toBe('Ben asks to join')
    expect(standingLine({ ...asked, request_user: [joined, chidi] }, ada.id)).toBe(
      '2 players are waiting for your answer',
    )
    expect(standingLine(open, 'Dan')).toBe('Open to everyone')
    expect(standingLine({ ...asked, matchSet: 1 }, ben.id)).toBe('You asked to join. Ada decides.')
    const down = { ...asked, matchSet: 1 as const, request_user: [{ ...joined, state: 'declined' as const }] }
    expect(standingLine(down, ben.id)).toBe('Ada declined your request')
    expect(standingLine({ ...down, users: [ada, { ...agreed, role: 'joined' }] }, ben.id)).toBe(
      'Ada chose somebody else',
    )
  })
  it('says what was reported', () => {
    expect(standingLine(reporting, ada.id)).toBe('Reported: You lost')
    expect(standingLine(reporting, ben.id)).toBe('Reported: You won')
    const users = [ada, { ...agreed, reported: true }]
    expect(standingLine({ ...reporting, users }, ada.id)).toBe('Ben says: You lost')
    expect(standingLine({ ...reporting, users }, ben.id)).toBe('Reported: You won')
  })
  it('says that a result is disputed', () =>
    expect(standingLine({ ...reporting, reject: 1 }, ada.id)).toBe('The result is disputed. An operator decides.'))
  it('says who says that it was not played, and what comes of it', () => {
    const issuer = { ...ada, not_played: true }
    const begun = challengeOf({ event_status_id: '3', issuer, users: [issuer, agreed], becomes: '6' })
    const [asked, said] = [
      { ...begun, actions: { ...begun.actions, report: { kind: 'allowed' } as const } },
      {
        ...begun,
        actions: { ...begun.actions, not_played: { kind: 'disabled', reason: 'said_not_played' } as const },
      },
    ]
    expect(standingLine(asked, ben.id)).toBe('Ada says it was not played.')
    expect(standingLine(said, ada.id)).toBe('You said that this match was not played.')
    expect(becomesLine(asked, 'tomorrow')).toBe('Report by tomorrow, or it is dropped.')
  })
  it('says who disputes it, and what each has reported', () => {
    const [adas, bens] = [
      { ...ada, reported: true, reported_winner_id: ada.id, reported_score: '6–4 6–3' },
      { ...agreed, reported: true, reported_winner_id: ben.id, reported_score: '' },
    ]
    const users = [adas, bens]
    const disputed = { ...reporting, reject: 1 as const, disputed_by: ben.id, issuer: adas, recipients: [bens], users }
    expect(standingLine(disputed, ada.id)).toBe('Ben disputes the result. An operator decides.')
    expect(standingLine(disputed, ben.id)).toBe('You disputed the result. An operator decides.')
    expect(reportLines(disputed, ada.id)).toEqual(['You say: You won, 6–4 6–3', 'Ben says: You lost'])
    expect(reportLines(reporting, ada.id)).toEqual([])
  })
  it('asks who joined again once the terms changed', () => {
    const asked = player('Chidi', { role: 'joined', state: 'lapsed' })
    const open = challengeOf({ recipients: [], request_user: [asked], open_challenge: 1 })
    expect(standingLine(open, asked.id)).toBe('The details changed. Join again.')
  })
  it('says why not everything can be modified', () => {
    const allowed = { kind: 'allowed' } as const
    const { actions } = challengeOf()
    const upcoming = { kind: 'hidden', reason: 'upcoming' } as const
    const frozen = { kind: 'disabled', reason: 'frozen' } as const
    const notYours = { kind: 'hidden', reason: 'not_yours' } as const
    const closed = { kind: 'hidden', reason: 'closed' } as const
    expect(whyNotModify({ ...actions, modify: allowed, message: allowed })).toBe(undefined)
    expect(whyNotModify({ ...actions, modify: upcoming, message: allowed })).toMatch('only your message')
    expect(whyNotModify({ ...actions, modify: notYours, message: allowed })).toMatch('You can change your message')
    expect(whyNotModify({ ...actions, modify: frozen, message: frozen })).toMatch('in the last hour')
    expect(whyNotModify({ ...actions, modify: notYours, message: frozen })).toMatch('in the last hour')
    expect(whyNotModify({ ...actions, modify: closed, message: closed })).toBe('This challenge is over.')
  })
  it('says how it ended', () =>
    expect(standingLine(challengeOf({ event_status_id: '6', ended: 'declined' }), ada.id)).toBe('It was declined.'))
  it('says who cancelled it', () => {
    const cancelled = challengeOf({ event_status_id: '5', ended: 'cancelled' })
    expect(standingLine(cancelled, ada.id)).toBe('You cancelled it.')
    expect(standingLine(cancelled, ben.id)).toBe('Ada cancelled it.')
  })
  it('says what time makes of it', () => {
    expect(becomesLine(challengeOf(), 'Mon 9:10 PM')).toBe('It can be answered until Mon 9:10 PM.')
    const byTheStart = challengeOf({ becomes_at: challengeOf().challenge_start })
    expect(becomesLine(byTheStart, 'Mon 9:10 PM')).toBe('It can be answered until the start.')
    expect(becomesLine(reporting, 'tomorrow')).toBe('Final tomorrow, unless disputed.')
    expect(becomesLine({ ...reporting, reject: 1, becomes: '6' }, 'in 4 weeks')).toBe(
      'Dismissed in 4 weeks unless it is decided.',
    )
  })
  it('asks each side another question before it is cancelled', () => {
    const upcoming = challengeOf({ event_status_id: '2' })
    expect(cancelQuestion(challengeOf(), ada.id).title).toBe('Cancel this challenge?')
    expect(cancelQuestion(upcoming, ada.id).title).toBe('Cancel this match?')
    expect(cancelQuestion(upcoming, ben.id).title).toBe('Cancel your match with Ada?')
  })
})
