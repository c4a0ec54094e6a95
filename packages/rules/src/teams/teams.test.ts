import { TEAM_PLAYERS_MAX, TEAMS_OWNED_MAX } from '@gauntlet/contract/teams/texts'
import { describe, expect, test } from 'vitest'
import { actionsFor, actionsOn, mayAdd, mayMake, mayRemove, maySetActive, roleIn } from './actions.ts'
import type { PersonFacts, TeamFacts } from './facts.ts'
import { levelOf } from './means.ts'
import { successor } from './succession.ts'
import { mayView, showsPlayer } from './visibility.ts'

// Ada owns and plays, Ben has accepted, Cleo is set aside, Dan is asked; Eve is a stranger.
const team: TeamFacts = {
  owner_id: 'ada',
  active: true,
  players: [
    { user_id: 'ada', accepted_at: 1, active: true },
    { user_id: 'ben', accepted_at: 30, active: true },
    { user_id: 'cleo', accepted_at: 20, active: false },
    { user_id: 'dan', accepted_at: null, active: true },
  ],
}
const without = (id: string): TeamFacts => ({ ...team, players: team.players.filter(({ user_id }) => user_id !== id) })
const full: TeamFacts = {
  ...team,
  players: Array.from({ length: TEAM_PLAYERS_MAX }, (_, n) => ({ user_id: `p${n}`, accepted_at: n, active: true })),
}
const eve: PersonFacts = { user_id: 'eve', available: true, blocked: false, minor: false, friend: false }
const person = (user_id: string, facts = {}) => ({
  user_id,
  minor: false,
  friend: false,
  blocks: false,
  gone: false,
  ...facts,
})
const seen = (viewer: string, facts = {}) =>
  team.players.map(({ user_id }) => user_id).filter(id => showsPlayer(team, viewer, person(id, facts)))
const shown = (verdicts: Record<string, { kind: string }>) =>
  Object.entries(verdicts).flatMap(([name, { kind }]) => (kind === 'hidden' ? [] : [`${name} ${kind}`]))
const reason = (verdict: { kind: string; reason?: string }) => verdict.reason ?? verdict.kind

describe('what a player may do with a team', () => {
  test.each([
    ['ada', 'owner', ['edit allowed', 'delete allowed', 'add_players allowed', 'leave allowed']],
    ['ben', 'member', ['leave allowed']],
    ['cleo', 'member', ['leave allowed']],
    ['dan', 'invited', ['accept allowed', 'decline allowed']],
    ['eve', 'none', []],
  ])('%s, who is %s', (id, role, actions) => {
    expect(roleIn(team, id)).toBe(role)
    expect(shown(actionsFor(team, id))).toEqual(actions)
  })

  test('an owner who does not play can add themselves, and nobody leaves for the owner', () => {
    expect(shown(actionsFor(without('ada'), 'ada'))).toContain('add_myself allowed')
    expect(shown(actionsFor(without('ada'), 'ada'))).not.toContain('leave allowed')
  })

  test('a full team takes nobody, nor its owner', () => {
    expect(shown(actionsFor(full, 'ada'))).toContain('add_players disabled')
    expect(shown(actionsFor(full, 'ada'))).toContain('add_myself disabled')
    expect(reason(mayAdd(full, 'ada', eve))).toBe('full')
  })

  test('a player owns a limited number of teams', () => {
    expect(mayMake(TEAMS_OWNED_MAX - 1).kind).toBe('allowed')
    expect(reason(mayMake(TEAMS_OWNED_MAX))).toBe('too_many_teams')
  })
})

describe('adding', () => {
  test.each([
    ['a stranger', eve, 'allowed'],
    ['somebody closed, suspended or who blocks Ada', { ...eve, available: false }, 'unknown_player'],
    ['an under-18', { ...eve, minor: true }, 'unknown_player'],
    ['an under-18 who is a friend', { ...eve, minor: true, friend: true }, 'allowed'],
    ['somebody whom Ada has blocked', { ...eve, blocked: true }, 'blocked'],
    ['who plays already', { ...eve, user_id: 'ben' }, 'already_added'],
    ['who is asked already', { ...eve, user_id: 'dan' }, 'already_added'],
  ])('%s', (_, facts, outcome) => {
    expect(reason(mayAdd(team, 'ada', facts))).toBe(outcome)
  })

  test('oneself needs nobody’s leave; only the owner adds', () => {
    expect(reason(mayAdd(without('ada'), 'ada', { ...eve, user_id: 'ada', available: false }))).toBe('allowed')
    expect(reason(mayAdd(team, 'ben', eve))).toBe('not_owner')
  })
})

describe('active', () => {
  test.each([
    ['ada', 'ben', false, 'allowed'],
    ['ada', 'cleo', true, 'allowed'],
    ['ada', 'dan', true, 'waits_for_player'],
    ['ada', 'eve', true, 'not_in'],
    ['dan', 'dan', true, 'allowed'],
    ['dan', 'dan', false, 'waits_for_player'],
    ['ben', 'ben', false, 'not_owner'],
    ['cleo', 'cleo', true, 'not_owner'],
    ['ben', 'dan', true, 'not_owner'],
    ['eve', 'eve', true, 'not_owner'],
  ])('%s sets %s to %s: %s', (viewer, player, active, outcome) => {
    expect(reason(maySetActive(team, viewer, player, active))).toBe(outcome)
  })

  test('the switch is shown to the owner, and still while the player has not answered', () => {
    expect(actionsOn(team, 'ada', 'ben').set_active.kind).toBe('allowed')
    expect(actionsOn(team, 'ada', 'dan').set_active.kind).toBe('disabled')
    expect(actionsOn(team, 'dan', 'dan').set_active.kind).toBe('hidden')
  })
})

describe('removing', () => {
  test.each([
    ['ada', 'ben', 'allowed'],
    ['ada', 'dan', 'allowed'],
    ['ada', 'ada', 'allowed'],
    ['ben', 'ben', 'allowed'],
    ['dan', 'dan', 'allowed'],
    ['ben', 'dan', 'not_owner'],
    ['eve', 'ben', 'not_owner'],
    ['eve', 'eve', 'not_in'],
    ['ada', 'eve', 'not_in'],
  ])('%s removes %s: %s', (viewer, player, outcome) => {
    expect(reason(mayRemove(team, viewer, player))).toBe(outcome)
  })
})

describe('who sees it', () => {
  test('strangers do, but not while it rests, nor past a block or an under-18 owner they do not know', () => {
    expect(mayView(team, 'eve', person('ada'))).toBe(true)
    expect(mayView({ ...team, active: false }, 'eve', person('ada'))).toBe(false)
    expect(mayView(team, 'eve', person('ada', { blocks: true }))).toBe(false)
    expect(mayView(team, 'eve', person('ada', { gone: true }))).toBe(false)
    expect(mayView(team, 'eve', person('ada', { minor: true }))).toBe(false)
    expect(mayView(team, 'eve', person('ada', { minor: true, friend: true }))).toBe(true)
  })

  test.each(['ada', 'ben', 'cleo', 'dan'])('%s always does', viewer => {
    expect(mayView({ ...team, active: false }, viewer, person('ada', { minor: true }))).toBe(true)
  })

  test('its players see everybody in it, others see those who play', () => {
    expect(seen('ada')).toEqual(['ada', 'ben', 'cleo', 'dan'])
    expect(seen('ben')).toEqual(['ada', 'ben', 'cleo', 'dan'])
    expect(seen('dan')).toEqual(['ada', 'ben', 'dan'])
    expect(seen('eve')).toEqual(['ada', 'ben'])
  })

  test('under-18s are shown to friends and, once they have accepted, to those in the team; the owner is shown to everybody who may see the team', () => {
    expect(seen('eve', { minor: true })).toEqual(['ada'])
    expect(seen('eve', { minor: true, friend: true })).toEqual(['ada', 'ben'])
    expect(seen('dan', { minor: true })).toEqual(['ada', 'dan'])
    expect(seen('ben', { minor: true })).toEqual(['ada', 'ben', 'cleo'])
    expect(seen('ben', { minor: true, friend: true })).toEqual(['ada', 'ben', 'cleo', 'dan'])
  })

  test('nobody is shown to a player they have blocked, but the owner knows the team', () => {
    expect(seen('ben', { blocks: true })).toEqual(['ben'])
    expect(seen('eve', { blocks: true })).toEqual([])
    expect(seen('eve', { gone: true })).toEqual(['ada'])
    expect(seen('ada', { blocks: true })).toEqual(['ada', 'ben', 'cleo', 'dan'])
  })
})

describe('its level', () => {
  test('is the mean over those who play, doubtful while one of them is', () => {
    expect(
      levelOf([
        { rank: 600, provisional: false, stars: 4 },
        { rank: 501, provisional: false, stars: 4.5 },
      ]),
    ).toEqual({ rank: 551, provisional: false, stars: 4.3 })
    expect(levelOf([{ rank: 500, provisional: true, stars: 5 }])).toMatchObject({ provisional: true })
    expect(levelOf([])).toBeNull()
  })
})

describe('whose it is when the owner has gone', () => {
  test('the active player who has been in it for longest, not one set aside or only invited', () => {
    expect(successor(team)).toBe('ben')
    expect(successor({ ...team, players: [...team.players, { user_id: 'gus', accepted_at: 25, active: true }] })).toBe(
      'gus',
    )
  })
  test('nobody’s where nobody else plays', () => {
    expect(successor(without('ben'))).toBeUndefined()
  })
})
