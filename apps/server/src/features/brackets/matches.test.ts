import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { describe, expect, test } from 'vitest'
import { FOUR, matchBetween, type Name, bracketStage, roundLine } from '../../testing/brackets.ts'
import { testApp } from '../../testing/opened.ts'

const app = testApp()
const stage = bracketStage(app)
const message = ({ body }: { body: { message?: string } }) => body.message

const between = async (tournament: Tournament, one: Name, two: Name) =>
  matchBetween(await stage.bracketFor(tournament), stage.player(one), stage.player(two))

describe('a match', () => {
  test('that both report at once for the same winner is decided, for two winners disputed', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR)
    const same = await between(tournament, 'Ben', 'Eve')
    const other = await between(tournament, 'Cleo', 'Dan')
    const send = (match: number, who: Name, winner: Name) =>
      app.call(brackets.report, { id: tournament.id, match, winner: stage.player(winner).id }, stage.player(who))
    const answers = await Promise.all([
      send(same.id, 'Ben', 'Ben'),
      send(same.id, 'Eve', 'Ben'),
      send(other.id, 'Cleo', 'Cleo'),
      send(other.id, 'Dan', 'Dan'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(roundLine(await stage.bracketFor(tournament), 'winners', 1)).toBe('Ben–Eve Ben, Cleo–Dan disputed')
    const { subject } = await app.mailTo(stage.player('Ada').email, 'disagree')
    expect(subject).toBe('Cleo Player and Dan Player disagree on who won in Spring Open')
    const disputes = / Player disputes the result of your match in Spring Open$/
    expect(app.mails.filter(mail => disputes.test(mail.subject))).toHaveLength(1)
    const decided = await app.call(
      brackets.decide,
      { id: tournament.id, match: other.id, winner: stage.player('Dan').id },
      stage.player('Ada'),
    )
    expect(roundLine(decided.payload, 'winners', 2)).toBe('Ben–Dan ready')
  })

  test('is confirmed by 48 hours of silence, to the minute, for whoever looks and by the job', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR)
    const { id: match } = await between(tournament, 'Ben', 'Eve')
    await app.call(brackets.report, { id: tournament.id, match, winner: stage.player('Eve').id }, stage.player('Eve'))
    const line = async () => roundLine(await stage.bracketFor(tournament), 'winners', 1)
    app.clock.advance(48 * HOUR - 1)
    expect(await line()).toBe('Ben–Eve reported, Cleo–Dan ready')
    app.clock.advance(1)
    expect(await line()).toBe('Ben–Eve Eve, Cleo–Dan ready')
    await app.advance(0)
    const { matches } = await stage.bracketFor(tournament)
    expect(matches.find(({ id }) => id === match)).toMatchObject({ decided_by: 'silence', report: null })
  })

  test('is reported by its players, decided by the organizer, and watched by anybody else', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR)
    const { id: match } = await between(tournament, 'Ben', 'Eve')
    const result = { id: tournament.id, match, winner: stage.player('Ben').id }
    const tries = [
      await app.call(brackets.report, result, stage.player('Cleo')),
      await app.call(brackets.report, result, stage.player('Zoe')),
      await app.call(brackets.decide, result, stage.player('Ben')),
      await app.call(brackets.report, { ...result, match: 99 }, stage.player('Ben')),
      await app.call(brackets.report, { ...result, score1: 6 }, stage.player('Ben')),
      await app.call(brackets.report, { ...result, winner: stage.player('Cleo').id }, stage.player('Ben')),
      await app.call(brackets.dispute, { id: tournament.id, match }, stage.player('Ben')),
    ]
    expect(tries.map(({ status, body }) => `${status} ${body.message}`)).toEqual([
      '403 This is not your match.',
      '403 You have no place in this bracket.',
      '403 This tournament is not yours to change.',
      '400 We do not know this match.',
      '400 Set both scores or none.',
      '409 The winner is one of the two players.',
      '409 There is no report to dispute.',
    ])
    const seen = await stage.bracketFor(tournament, 'Zoe')
    expect(seen.matches.flatMap(({ actions }) => Object.values(actions).map(({ kind }) => kind))).not.toContain(
      'allowed',
    )
  })
})

describe('a player who goes', () => {
  test('by withdrawing loses to whoever comes, at once and later', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR)
    await stage.play(tournament, 'Ben', 'Eve')
    await app.call(brackets.withdraw, { id: tournament.id }, stage.player('Ben'))
    await stage.play(tournament, 'Cleo', 'Dan')
    const bracket = await stage.bracketFor(tournament)
    expect(roundLine(bracket, 'winners', 2)).toBe('Ben–Cleo Cleo')
    expect(bracket.matches.find(({ round }) => round === 2)?.decided_by).toBe('walkover')
    const again = await app.call(brackets.withdraw, { id: tournament.id }, stage.player('Ben'))
    expect([again.status, message(again)]).toEqual([409, 'You have withdrawn.'])
  })

  test('by closing the account stays in the bracket under no name, and the matches go on', async () => {
    const leaver = await app.player('Lou Leaver')
    const tournament = await stage.drawn('round_robin', [leaver, 'Ben', 'Cleo', 'Dan'])
    const lou = await app.signIn(leaver)
    expect((await app.call(accounts.remove, { id: lou.id }, lou)).status).toBe(200)
    const bracket = await stage.bracketFor(tournament)
    expect(bracket.players[3]).toMatchObject({ full_name: 'Former player', withdrawn: 1 })
    expect(bracket.matches.filter(({ decided_by }) => decided_by === 'walkover')).toHaveLength(3)
    expect(bracket.undecided).toBe(3)
  })
})

test('a cancelled tournament keeps its bracket to look at, and takes no result', async () => {
  const tournament = await stage.drawn('single_elimination', FOUR)
  const { id: match } = matchBetween(await stage.bracketFor(tournament), stage.player('Ben'), stage.player('Eve'))
  const result = { id: tournament.id, match, winner: stage.player('Ben').id }
  await app.call(brackets.report, result, stage.player('Ben'))
  await app.call(tournaments.cancel, { id: tournament.id }, stage.player('Ada'))
  const answer = await app.call(brackets.report, result, stage.player('Eve'))
  expect([answer.status, message(answer)]).toEqual([409, 'This tournament is over.'])
  await app.advance(49 * HOUR)
  await stage.signInAgain()
  expect(roundLine(await stage.bracketFor(tournament), 'winners', 1)).toBe('Ben–Eve reported, Cleo–Dan ready')
})

test('four players make a bracket, and a tournament without a format has none', async () => {
  const three = await stage.drawn('round_robin', ['Ben', 'Cleo', 'Dan'])
  expect(three.answer).toBe('409 A bracket needs at least four players.')
  expect((await stage.drawn('none', FOUR)).answer).toBe('409 This tournament has no bracket.')
})

test('a stranger behind a block is shown that somebody plays, and not who', async () => {
  const tournament = await stage.drawn('single_elimination', FOUR)
  await app.call(blocks.set, { user_id: stage.player('Zoe').id, active: 1 }, stage.player('Ben'))
  const [first] = (await stage.bracketFor(tournament, 'Zoe')).players
  expect(first).toMatchObject({ seed: 1, id: null, full_name: 'A player', image: null })
})

test('an export holds the own matches and nobody else’s', async () => {
  const tournament = await stage.drawn('single_elimination', FOUR)
  await stage.play(tournament, 'Ben', 'Eve')
  const { body } = await app.send({ path: '/users/export', player: stage.player('Eve') })
  const matches = [expect.objectContaining({ id: 0, reported_by: 1 }), expect.objectContaining({ id: 3 })]
  const own = expect.objectContaining({ tournament_id: tournament.id, seed: 4, matches })
  expect(body).toMatchObject({ brackets: expect.arrayContaining([own]) })
})
