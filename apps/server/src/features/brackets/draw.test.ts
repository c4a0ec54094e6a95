import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import type { BracketMatch } from '@gauntlet/contract/brackets/answer'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { FOUR, matchBetween, type Name, bracketStage, roundLine } from '../../testing/brackets.ts'
import { challengeOf } from '../../testing/challenges.ts'
import { nameGuest } from '../../testing/guests.ts'
import { testApp } from '../../testing/opened.ts'
import { joinTournament, letTournamentStart, tournamentOf } from '../../testing/tournaments.ts'
import { subjectsTo } from '../../testing/notices.ts'

const app = testApp()
const stage = bracketStage(app)

const said = ({ status, body }: { status: number; body: { message?: string } }) => `${status} ${body.message}`
const subjects = (who: Name | 'Ada') => subjectsTo(app, stage.player(who))

/** Announced, with these players in it and the start ahead. */
async function announced(names: readonly Name[], slots = 8): Promise<Tournament> {
  await stage.signInAgain()
  const tournament = await tournamentOf(app, stage.player('Ada'), { format: 'single_elimination', slots })
  for (const name of names) await joinTournament(app, tournament, stage.player(name))
  return tournament
}
const draw = (tournament: Tournament, order?: readonly Name[]) =>
  app.call(
    brackets.draw,
    { id: tournament.id, ...(order && { order: order.map(name => stage.player(name).id) }) },
    stage.player('Ada'),
  )
const seedsOf = async (tournament: Tournament) =>
  (await stage.bracketFor(tournament)).players.map(({ full_name }) => full_name.split(' ')[0]).join(' ')

describe('before the start', () => {
  test('the organizer draws, seeds by hand and draws anew, and nobody reports yet', async () => {
    const tournament = await announced(FOUR)
    const drawn = await draw(tournament)
    expect(roundLine(drawn.payload, 'winners', 1)).toBe('Ben–Eve ready, Cleo–Dan ready')
    expect(await subjects('Eve')).toContain('Spring Open is drawn: you play Ben Player first')
    const { id: match } = matchBetween(drawn.payload, stage.player('Ben'), stage.player('Eve'))
    const result = { id: tournament.id, match, winner: stage.player('Ben').id }
    expect(said(await app.call(brackets.report, result, stage.player('Ben')))).toBe(
      '409 Its matches begin with the tournament.',
    )
    const seeded = await draw(tournament, ['Eve', 'Dan'])
    expect(roundLine(seeded.payload, 'winners', 1)).toBe('Eve–Cleo ready, Dan–Ben ready')
    expect(said(await draw(tournament, ['Eve', 'Gus']))).toBe(
      '400 The order names players who have accepted, each once.',
    )
    expect(said(await draw(tournament, ['Eve', 'Eve']))).toBe(
      '400 The order names players who have accepted, each once.',
    )
  })

  test('a guest, who has no rank, is seeded behind those who have one', async () => {
    const tournament = await announced(FOUR)
    await nameGuest(app, tournament, 'Abe Away', stage.player('Ada'))
    await draw(tournament)
    expect(await seedsOf(tournament)).toBe('Ben Cleo Dan Eve Abe')
  })

  test('whoever comes is the last seed, whoever goes leaves the order to the others', async () => {
    const tournament = await announced(FOUR)
    await draw(tournament, ['Eve', 'Dan', 'Cleo', 'Ben'])
    await joinTournament(app, tournament, stage.player('Finn'))
    expect(await seedsOf(tournament)).toBe('Eve Dan Cleo Ben Finn')
    await app.call(tournaments.leave, { id: tournament.id }, stage.player('Dan'))
    expect(await seedsOf(tournament)).toBe('Eve Cleo Ben Finn')
    const input = { tournament_id: tournament.id, user_id: stage.player('Ben').id }
    await app.call(tournaments.removePlayer, input, stage.player('Ada'))
    expect((await stage.bracketFor(tournament)).drawn).toBe(0)
  })

  test('another format is drawn in the same order', async () => {
    const tournament = await announced(FOUR)
    await draw(tournament, ['Eve', 'Dan', 'Cleo', 'Ben'])
    await app.call(tournaments.edit, { id: tournament.id, format: 'round_robin' }, stage.player('Ada'))
    const { format, matches } = await stage.bracketFor(tournament)
    expect([format, matches.length, await seedsOf(tournament)]).toEqual(['round_robin', 6, 'Eve Dan Cleo Ben'])
  })

  test('what was drawn is played from the start, and everybody is told', async () => {
    const tournament = await announced(FOUR)
    await draw(tournament, ['Eve', 'Dan', 'Cleo', 'Ben'])
    await letTournamentStart(app, tournament)
    await stage.signInAgain()
    expect(await subjectsTo(app, stage.player('Eve'))).toContain('Spring Open has begun: you play Ben Player first')
    await stage.play(tournament, 'Ben', 'Eve')
    expect(roundLine(await stage.bracketFor(tournament), 'winners', 1)).toBe('Eve–Ben Ben, Dan–Cleo ready')
  })

  test('what was not drawn is the organizer’s to draw', async () => {
    const tournament = await announced(FOUR)
    await letTournamentStart(app, tournament)
    await stage.signInAgain()
    expect(await subjects('Ada')).toContain('Spring Open has begun')
  })
})

const FIVE: readonly Name[] = [...FOUR, 'Finn']
const begun = async (names: readonly Name[]) => {
  const tournament = await announced(names)
  await letTournamentStart(app, tournament)
  await stage.signInAgain()
  await draw(tournament)
  return tournament
}
const walkIn = (tournament: Tournament, who: Player) =>
  app.call(brackets.walkIn, { id: tournament.id, user_id: who.id }, stage.player('Ada'))
const befriend = async (who: Player) => {
  await app.call(friends.send, { friends: [{ id: who.id, active: 1 }] }, stage.player('Ada'))
  await app.call(friends.send, { friends: [{ id: stage.player('Ada').id, active: 1 }] }, who)
}

describe('a player who walks in', () => {
  test('takes a free bye, where the organizer knows them', async () => {
    const tournament = await begun(FIVE)
    expect(said(await walkIn(tournament, stage.player('Gus')))).toBe('409 Only friends can invite this player.')
    await befriend(stage.player('Gus'))
    const answer = await walkIn(tournament, stage.player('Gus'))
    expect(said(answer)).toBe('200 The player is in the bracket')
    expect(roundLine(answer.payload, 'winners', 1)).toBe('Ben–? bye, Eve–Finn ready, Cleo–? bye, Dan–Gus ready')
    expect(await subjects('Gus')).toContain('You play in Spring Open')
    expect(await subjects('Dan')).toContain('Next: Gus Player in Spring Open')
    expect(said(await walkIn(tournament, stage.player('Gus')))).toBe('409 This player has a place already.')
  })

  test('brings nobody back who has withdrawn: whoever meets them goes on', async () => {
    const seven: readonly Name[] = [...FIVE, 'Gus', 'Hal']
    const tournament = await begun(seven)
    await app.call(brackets.withdraw, { id: tournament.id }, stage.player('Ben'))
    await befriend(stage.player('Ida'))
    const { payload } = await walkIn(tournament, stage.player('Ida'))
    expect(payload.players.find(({ id }) => id === stage.player('Ben').id)?.withdrawn).toBe(1)
    expect(roundLine(payload, 'winners', 1)).toContain('Ben–Ida Ida')
  })

  test('and is barred from ranked play is in no ranked bracket', async () => {
    const barred = await app.player('Bo Barred')
    await befriend(barred)
    for (const _time of [1, 2, 3]) {
      const match = await challengeOf(app, barred, [stage.player('Zoe')])
      const strike = [match.id, barred.id, app.clock.now()]
      await app.db.session(session => session.run('insert into dispute_strikes values ($1, $2, $3)', strike))
    }
    const tournament = await begun(FIVE)
    const ranked = (value: boolean) =>
      app.db.session(session => session.run('update tournaments set ranked = $2 where id = $1', [tournament.id, value]))
    await ranked(true)
    expect(said(await walkIn(tournament, barred))).toContain('400')
    await ranked(false)
    expect(said(await walkIn(tournament, barred))).toBe('200 The player is in the bracket')
  })

  test('comes too late once a result is in, and finds no room without a bye', async () => {
    await befriend(stage.player('Hal'))
    const full = await begun(FOUR)
    expect(said(await walkIn(full, stage.player('Hal')))).toBe('409 Every place of the bracket is taken.')
    const tournament = await begun(FIVE)
    await stage.play(tournament, 'Eve', 'Finn')
    expect(said(await walkIn(tournament, stage.player('Hal')))).toBe('409 Results are in, so the draw is locked.')
  })

  test('and is hidden from the organizer is answered for as an id that nobody has', async () => {
    const tournament = await begun(FIVE)
    await app.call(blocks.set, { user_id: stage.player('Ada').id, active: 1 }, stage.player('Ida'))
    const hidden = await walkIn(tournament, stage.player('Ida'))
    const nobody = await walkIn(tournament, { ...stage.player('Ida'), id: '01890000-0000-7000-8000-000000000000' })
    expect([hidden.status, hidden.body]).toEqual([nobody.status, nobody.body])
    expect(said(hidden)).toContain('400')
  })
})

test('whoever has closed the account is out of a bracket that is drawn later', async () => {
  const una = await app.player('Una Leaver')
  const tournament = await announced(['Ben', 'Cleo', 'Dan'])
  await joinTournament(app, tournament, una)
  await letTournamentStart(app, tournament)
  await stage.signInAgain()
  await app.call(accounts.remove, { id: una.id }, await app.signIn(una))
  const { payload } = await draw(tournament, ['Ben', 'Cleo', 'Dan'])
  expect(payload.players.map(({ withdrawn }) => withdrawn)).toEqual([0, 0, 0, 1])
  expect(roundLine(payload, 'winners', 1)).toMatch(/^Ben–\S+ Ben, Cleo–Dan ready$/)
  expect(roundLine(await stage.bracketFor(tournament), 'winners', 1)).toBe(roundLine(payload, 'winners', 1))
})

const CLEAR = [
  [6, 1],
  [6, 2],
] as const
const semifinal = ({ part, round, state }: BracketMatch) => part === 'winners' && round === 1 && state === 'ready'
const final = ({ part, round }: BracketMatch) => part === 'winners' && round === 2

describe('the format of the final', () => {
  test('may be another than that of the rounds before it, and stays with a draw that does not say', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR)
    const drawIn = (formats: { round_formats?: string[] }) =>
      app.call(brackets.draw, { id: tournament.id, ...formats }, stage.player('Ada'))
    const refused = await drawIn({ round_formats: ['shoot_out'] })
    expect(refused.body.errors).toEqual({ round_formats: 'This sport has no such format.' })
    await drawIn({ round_formats: ['bo5'] })
    const { payload } = await drawIn({})
    expect(payload).toMatchObject({ score_format: 'bo3', round_formats: ['bo5'] })
    const formats = payload.matches.map(({ part, round, score_format }) => `${part} ${round} ${score_format}`)
    expect(formats.toSorted()).toEqual(['third 1 bo3', 'winners 1 bo3', 'winners 1 bo3', 'winners 2 bo5'])
    const decide = async (which: (match: BracketMatch) => boolean, score: readonly (readonly number[])[]) => {
      const { matches } = await stage.bracketFor(tournament, 'Ada')
      const match = matches.find(which)?.id ?? -1
      return (
        await app.call(
          brackets.decide,
          { id: tournament.id, match, score: score.map(set => [...set]) },
          stage.player('Ada'),
        )
      ).status
    }
    expect([await decide(semifinal, CLEAR), await decide(semifinal, CLEAR)]).toEqual([200, 200])
    expect([await decide(final, CLEAR), await decide(final, [...CLEAR, [6, 4]])]).toEqual([400, 200])
  })
})
