import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { type WaitingMatch } from '@gauntlet/contract/brackets/answer'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { HOUR, MINUTE } from '@gauntlet/contract/time'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { describe, expect, test } from 'vitest'
import { FOUR, matchBetween, type Name, bracketStage } from '../../testing/brackets.ts'
import { testApp } from '../../testing/opened.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'

const app = testApp()
const stage = bracketStage(app)

const waitingFor = async (who: Name | 'Ada', { id }: Tournament): Promise<WaitingMatch[]> =>
  (await app.call(brackets.waiting, {}, stage.player(who))).payload.filter(match => match.id === id)
/** 'Eve Player', or 'Eve Player reports a win': the opponent, and the report to be answered. */
const line = ({ opponent, report }: WaitingMatch) =>
  opponent.full_name + (report === null ? '' : report.won === 1 ? ' reports a defeat' : ' reports a win')
const linesFor = async (who: Name | 'Ada', tournament: Tournament) => (await waitingFor(who, tournament)).map(line)

async function reportBy(tournament: Tournament, who: Name, winner: Name, loser: Name): Promise<void> {
  const { id: match } = matchBetween(await stage.bracketFor(tournament), stage.player(winner), stage.player(loser))
  await app.call(brackets.report, { id: tournament.id, match, winner: stage.player(winner).id }, stage.player(who))
}

describe('a match of a bracket waits', () => {
  test('for both players from the draw on, told with whom, where and in which round, and for nobody else', async () => {
    const cup = await stage.drawn('single_elimination', FOUR)
    expect(await waitingFor('Ben', cup)).toMatchObject([
      {
        title: 'Spring Open',
        sport: { name: 'Tennis Singles' },
        venue: 'Central Courts',
        location: 'Austin',
        part: 'winners',
        round: 1,
        rounds: 2,
        opponent: { id: stage.player('Eve').id, full_name: 'Eve Player' },
        report: null,
        unseen: 1,
      },
    ])
    expect(await linesFor('Eve', cup)).toEqual(['Ben Player'])
    expect(await linesFor('Ada', cup)).toEqual([])
    await app.call(tournaments.setViewed, { id: cup.id }, stage.player('Ben'))
    expect((await waitingFor('Ben', cup)).map(({ unseen }) => unseen)).toEqual([0])
  })

  test('for the answer of the other once one has reported, and not for the player who reported', async () => {
    const cup = await stage.drawn('single_elimination', FOUR)
    await reportBy(cup, 'Ben', 'Ben', 'Eve')
    expect(await linesFor('Ben', cup)).toEqual([])
    expect(await linesFor('Eve', cup)).toEqual(['Ben Player reports a win'])
    await reportBy(cup, 'Cleo', 'Dan', 'Cleo')
    expect(await linesFor('Dan', cup)).toEqual(['Cleo Player reports a defeat'])
  })

  test('with the score that was reported, as whoever is to answer it tells it', async () => {
    const cup = await stage.drawn('single_elimination', FOUR, { sport: 'Tennis Singles' })
    const { id: match } = matchBetween(await stage.bracketFor(cup), stage.player('Ben'), stage.player('Eve'))
    const score = [
      [6, 4],
      [7, 5],
    ]
    await app.call(brackets.report, { id: cup.id, match, score }, stage.player('Ben'))
    expect((await waitingFor('Eve', cup)).map(({ report }) => report?.told)).toEqual(['4–6 5–7'])
    await reportBy(cup, 'Cleo', 'Dan', 'Cleo')
    expect((await waitingFor('Dan', cup)).map(({ report }) => report?.told)).toEqual([''])
  })

  test('no longer once it is disputed, which the organizer decides', async () => {
    const cup = await stage.drawn('single_elimination', FOUR)
    await reportBy(cup, 'Ben', 'Ben', 'Eve')
    await reportBy(cup, 'Eve', 'Eve', 'Ben')
    expect([await linesFor('Ben', cup), await linesFor('Eve', cup)]).toEqual([[], []])
  })

  test('in the next round as soon as the opponent is known, and no longer for a player who is out', async () => {
    const cup = await stage.drawn('single_elimination', FOUR)
    await stage.play(cup, 'Ben', 'Eve')
    expect(await linesFor('Ben', cup)).toEqual([])
    await stage.play(cup, 'Cleo', 'Dan')
    expect(await linesFor('Ben', cup)).toEqual(['Cleo Player'])
    expect(await linesFor('Eve', cup)).toEqual(['Dan Player'])
    expect(await waitingFor('Ben', cup)).toMatchObject([{ part: 'winners', round: 2 }])
    expect(await waitingFor('Eve', cup)).toMatchObject([{ part: 'third' }])
  })

  test('not any more once silence has confirmed it, though nobody has written that yet', async () => {
    const cup = await stage.drawn('single_elimination', FOUR)
    await reportBy(cup, 'Ben', 'Ben', 'Eve')
    app.clock.advance(48 * HOUR)
    await stage.signInAgain()
    expect(await linesFor('Eve', cup)).toEqual([])
  })

  test('several at once, those to be answered first', async () => {
    const cup = await stage.drawn('round_robin', FOUR)
    const opponents = await linesFor('Ben', cup)
    expect(opponents.length).toBeGreaterThan(0)
    const last = FOUR.find(name => opponents.at(-1) === `${name} Player`) ?? 'Eve'
    await reportBy(cup, last, last, 'Ben')
    expect((await linesFor('Ben', cup))[0]).toBe(`${last} Player reports a win`)
  })

  test('while two who block each other play it, and tells of the other what the bracket does', async () => {
    const cup = await stage.drawn('single_elimination', FOUR)
    await app.call(blocks.set, { user_id: stage.player('Eve').id, active: 1 }, stage.player('Ben'))
    const [match] = await waitingFor('Eve', cup)
    const bracket = (await app.call(brackets.view, { id: cup.id }, stage.player('Eve'))).payload
    expect(bracket.players).toContainEqual(match?.opponent)
    expect(match?.opponent.unreachable).toBe(1)
    await app.call(blocks.set, { user_id: stage.player('Eve').id, active: 0 }, stage.player('Ben'))
  })

  test('for nobody before the start, however early the bracket is drawn', async () => {
    await stage.signInAgain()
    const cup = await tournamentOf(app, stage.player('Ada'), { format: 'single_elimination', slots: 4 })
    for (const name of FOUR) await joinTournament(app, cup, stage.player(name))
    await app.call(brackets.draw, { id: cup.id }, stage.player('Ada'))
    expect(await linesFor('Ben', cup)).toEqual([])
    app.clock.advance(new Date(cup.tournament_start).getTime() + MINUTE - app.clock.now().getTime())
    await stage.signInAgain()
    expect(await linesFor('Ben', cup)).toEqual(['Eve Player'])
  })

  test('for nobody after the player withdrew, or the tournament was cancelled', async () => {
    const cup = await stage.drawn('single_elimination', FOUR)
    await app.call(brackets.withdraw, { id: cup.id }, stage.player('Ben'))
    expect(await linesFor('Ben', cup)).toEqual([])
    expect(await linesFor('Dan', cup)).toEqual(['Cleo Player'])
    await app.call(tournaments.cancel, { id: cup.id }, stage.player('Ada'))
    expect(await linesFor('Dan', cup)).toEqual([])
  })
})
