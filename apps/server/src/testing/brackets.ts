import { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import type { TournamentFormat, Visibility } from '@gauntlet/contract/tournaments/status'
import type { Player, TestApp } from './app.ts'
import { testPlayers } from './opened.ts'
import { letTournamentStart, tournamentOf } from './tournaments.ts'

/** A tournament of the organizer's in which the players have places, whose start has just passed. */
export async function begunBracket(
  app: TestApp,
  organizer: Player,
  players: readonly Player[],
  {
    format,
    ranked = 0,
    sport = 'Tennis Singles',
    visibility,
  }: { format: TournamentFormat; ranked?: 0 | 1; sport?: string; visibility?: Visibility },
): Promise<Tournament> {
  const tournament = await tournamentOf(app, organizer, {
    format,
    ranked,
    ...(visibility !== undefined && { visibility }),
    sport: await app.sportId(sport),
    slots: players.length,
    selected: players.filter(({ id }) => id !== organizer.id).map(({ id }) => id),
  })
  for (const player of players)
    await (player.id === organizer.id
      ? app.call(tournaments.joinMyself, { tournament_id: tournament.id }, player)
      : app.call(tournaments.answer, { id: tournament.id, status: 'accepted' }, player))
  await letTournamentStart(app, tournament)
  return tournament
}

/** A bracket of the organizer's that has begun with a bye, and for which another player had asked for a place. */
async function bracketWithRoom(app: TestApp, organizer: Player, asker: Player): Promise<{ id: string }> {
  const tournament = await tournamentOf(app, organizer, { format: 'single_elimination' })
  const now = app.clock.now()
  const place = (userId: string, state: string) => ({
    text: `insert into tournament_players (tournament_id, user_id, state, asked_by, start_at, unseen, added_at)
      values ($1, $2, $4, 'self', $3, false, $3)`,
    values: [tournament.id, userId, now, state],
  })
  const others = ['Uma', 'Vic', 'Wes', 'Xia', 'Yul'].map(name => app.player(`${name} of ${organizer.name}`))
  const places = (await Promise.all(others)).map(({ id }) => place(id, '2'))
  await app.db.session(async session => {
    for (const { text, values } of [...places, place(asker.id, '3')]) await session.run(text, values)
    const begins = 'update tournaments set start_at = $2, becomes_at = $2, due_at = $2, accepted = 5 where id = $1'
    await session.run(begins, [tournament.id, now])
  })
  await app.call(brackets.draw, { id: tournament.id }, organizer)
  return tournament
}

/** The organizer of such a bracket adds that player. */
export async function addToBracket(app: TestApp, organizer: Player, asker: Player) {
  const { id } = await bracketWithRoom(app, organizer, asker)
  return app.call(brackets.walkIn, { id, user_id: asker.id }, organizer)
}

export const viewBracket = async (app: TestApp, { id }: { id: string }, player: Player): Promise<Bracket> =>
  (await app.call(brackets.view, { id }, player)).payload

/** The match of two players that is to be played next; throws where there is none. */
export function matchBetween(bracket: Bracket, one: Player, two: Player): BracketMatch {
  const seeds = bracket.players.flatMap(({ id, seed }) => (id === one.id || id === two.id ? [seed] : []))
  const found = bracket.matches.find(
    ({ sides, winner }) => winner === null && seeds.every(seed => sides.includes(seed)),
  )
  if (!found) throw new Error(`${one.name} and ${two.name} do not meet`)
  return found
}

/** 'Ben–Hal 6:4 Ben, Cleo–Gus ready': a part's matches of a round, as one line. */
export function roundLine(bracket: Bracket, part: BracketMatch['part'], round: number): string {
  const nameOf = (seed: number | null = null) =>
    bracket.players.find(player => player.seed === seed)?.full_name.split(' ')[0] ?? '?'
  return bracket.matches
    .filter(match => match.part === part && match.round === round)
    .map(({ sides, state, winner, score }) => {
      const end = state === 'decided' ? nameOf(winner) : state
      return `${nameOf(sides[0])}–${nameOf(sides[1])} ${score ? `${score.join(':')} ` : ''}${end}`
    })
    .join(', ')
}

export const NAMES = ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida'] as const
export type Name = (typeof NAMES)[number]
export const FOUR: readonly Name[] = ['Ben', 'Cleo', 'Dan', 'Eve']

/** Ada, who organizes, Zoe, who watches, and eight newcomers, with the acts that bracket tests repeat. */
export function bracketStage(app: TestApp) {
  const people = new Map<Name | 'Ada' | 'Zoe', Player>()
  for (const name of ['Ada', 'Zoe', ...NAMES] as const) {
    const [one] = testPlayers(app, [`${name} Player`])
    people.set(name, one)
  }
  const player = (name: Name | 'Ada' | 'Zoe'): Player => {
    const found = people.get(name)
    if (!found) throw new Error(`Nobody is called ${name}`)
    return found
  }
  const bracketFor = (tournament: Tournament, who: Name | 'Ada' | 'Zoe' = 'Ada') =>
    viewBracket(app, tournament, player(who))
  let signedInAt = 0
  /** The sessions of everybody may have ended on the way, and one that rested for an hour is written to once used. */
  const signInAgain = async () => {
    const now = app.clock.now().getTime()
    if (now - signedInAt < HOUR) return
    signedInAt = now
    for (const [name, known] of people) people.set(name, await app.signIn(known))
  }
  return {
    player,
    bracketFor,
    signInAgain,
    /** Begun and drawn; the seeds of newcomers are in the order of their names. */
    async drawn(
      format: TournamentFormat,
      players: readonly (Name | Player)[],
      more: { ranked?: 0 | 1; sport?: string; visibility?: Visibility } = {},
    ) {
      await signInAgain()
      const all = players.map(one => (typeof one === 'string' ? player(one) : one))
      const tournament = await begunBracket(app, player('Ada'), all, { format, ...more })
      await signInAgain()
      const answer = await app.call(brackets.draw, { id: tournament.id }, player('Ada'))
      return { ...tournament, answer: `${answer.status} ${answer.body.message}` }
    },
    /** Both name the winner: first the one who won. */
    async play(tournament: Tournament, winner: Name, loser: Name) {
      const { id: match } = matchBetween(await bracketFor(tournament), player(winner), player(loser))
      for (const name of [winner, loser])
        await app.call(brackets.report, { id: tournament.id, match, winner: player(winner).id }, player(name))
    },
    /** First names in the order of the placings. */
    async placedIn(tournament: Tournament) {
      const { placings, players } = await bracketFor(tournament)
      return placings.map(seed => players.find(entrant => entrant.seed === seed)?.full_name.split(' ')[0])
    },
  }
}
