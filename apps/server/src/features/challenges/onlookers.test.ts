import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { calendar } from '@gauntlet/contract/calendar/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { NamedEndpoint } from '@gauntlet/contract/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { answerOf, asked, inputAbout, wholeAnswerOf } from '../../testing/asking.ts'
import { accept, challengeOf, letItStart, report, view } from '../../testing/challenges.ts'
import { eventOf } from '../../testing/events.ts'
import { answer as answerJoined, openMatch } from '../../testing/open-challenges.ts'
import { teamActs } from '../../testing/teams.ts'
import { joinTournament, letTournamentStart, tournamentOf, viewTournament } from '../../testing/tournaments.ts'

// Ada and Ben meet in secret places and write each other secret words. Eve has nothing to do with any of it.
const app = testApp()
const [ada, ben] = testPlayers(app, ['Ada Ace', 'Ben Baseline'], { sports: ['Tennis Singles', 'Volleyball'] })
let eve: Player
let direct: Challenge
let open: Challenge
let tournament: Tournament
/** The things, by their kind. */
let things: Record<string, string> = {}
const { teamOf, accept: acceptTeam } = teamActs(() => app)

const SECRET = /quince|\b78704\b/i
const inside = { zip: '78704', venue: 'Quince Court' }
const written = { ...inside, rules: 'Quince rules.', message: 'Quince words of Ada.' }

async function finish(match: Challenge) {
  await app.call(challenges.edit, { id: match.id, message: 'Quince answer of Ben.' }, ben)
  await letItStart(app, match)
  for (const player of [ada, ben]) await report(app, match, player, ada)
}

async function finishedTournament(): Promise<Tournament> {
  const announced = await tournamentOf(app, ada, { ...written, open_invite: 1 })
  await joinTournament(app, announced, ben)
  await app.call(tournaments.joinMyself, { tournament_id: announced.id }, ada)
  await app.call(tournaments.edit, { id: announced.id, message: 'Quince note of Ada.' }, ada)
  await letTournamentStart(app, announced)
  for (const player of [ada, ben]) Object.assign(player, await app.signIn(player))
  await app.call(tournaments.report, { id: announced.id, winner: ben.id }, ada)
  return announced
}

beforeAll(async () => {
  for (const [from, to] of [
    [ada, ben],
    [ben, ada],
  ] as const)
    await app.call(friends.send, { friends: [{ id: to.id, active: 1 }] }, from)
  direct = await challengeOf(app, ada, [ben], { ...written, ranked: 1 })
  await accept(app, direct, ben)
  await finish(direct)
  open = await openMatch(app, ada, [ben], written)
  await answerJoined(app, open, ada, ben)
  await finish(open)
  tournament = await finishedTournament()
  const closed = { ...inside, message: 'Quince words of Ada.', open_invite: 0 as const, selected: [ben.id] }
  const event = await eventOf(app, ada, { ...closed, event_start: '2030-07-09T10:00', event_end: '2030-07-09T14:00' })
  const invited = await tournamentOf(app, ada, { ...written, open_invite: 0 })
  const team = await teamOf(ada, 'Net Gains', ben)
  await acceptTeam(ben, team)
  things = {
    'finished direct match': direct.id,
    'finished open match': open.id,
    'pending direct match': (await challengeOf(app, ada, [ben], written)).id,
    'finished tournament': tournament.id,
    'tournament by invitation': invited.id,
    'closed event': event.id,
    team: team.id,
  }
  eve = await app.player('Eve Elsewhere')
})

/**
 * Which things a stranger reads of by a row. A new row does not pass before it is decided, here or among the silent.
 */
const tells: Record<string, readonly string[]> = {
  'challenges.view': ['finished direct match', 'finished open match'],
  'challenges.past': ['finished direct match', 'finished open match'],
  'openChallenges.participants': ['finished open match'],
  'events.view': ['closed event'],
  'tournaments.view': ['finished tournament', 'tournament by invitation'],
  'tournaments.leave': ['finished tournament', 'tournament by invitation'],
  'brackets.view': ['finished tournament', 'tournament by invitation'],
  'teams.view': ['team'],
  'teams.search': ['team'],
}
const silent: Record<string, string> = {
  sessions:
    'login register forgot reset updatePassword verify sendVerification logout list revoke toCookie revokeOthers',
  security: 'log',
  emailLinks: 'view undo',
  secondProofs: 'view setUpTimeCodes confirmTimeCodes endTimeCodes renewRecoveryCodes',
  passkeys: 'list addOptions add rename remove options signIn prove',
  profiles: 'self view update info genders prefersDark setTheme',
  pictures: 'update view',
  accounts: 'correctEmail remove removeWithPassword export',
  addresses: 'list add update remove',
  sports: 'all single team scoring own active add setActive',
  ranks: 'history own of odds calibration',
  leaderboards: 'preview groups list',
  pairs: 'leaders of',
  peopleSearch: 'list byName byEmail near',
  feed: 'view applaud',
  friends: 'send list search addFriend',
  blocks: 'set list shared',
  challenges: 'all issue edit pending upcoming modified answer setViewed cancel report takeScore reject',
  openChallenges: 'mine join unjoin answer waiting',
  recordedMatches: 'record',
  rivals: 'of',
  challengeLinks: 'make view revoke',
  linkedChallenges: 'open accept',
  challengeTimes: 'offer answer keep',
  guests: 'link open claim',
  availability: 'view change shared',
  lineups: 'change answer fair rearrange handOver ofTeam',
  events: 'mine add all edit setViewed join cancel addUsers removeUser search',
  matchSearch: 'search',
  tournaments:
    'mine organizing create report rankReport edit modified all details setViewed join answer cancel removePlayer withdraw addPlayers joinMyself side pair search',
  brackets: 'draw report takeScore dispute decide withdraw correct disqualify walkIn waiting',
  places: 'ofZip ofCity venues',
  credits: 'packages free history',
  payments: 'pay finish list view webhook sandboxToken sandboxBank',
  contact: 'send',
  content: 'view',
  notices: 'list read choices choose unsubscribe unsubscribePage push startPush stopPush',
  calendar: 'match address renew feed',
  talk: 'view unread say seen mute pin report',
  teams: 'add list edit delete removePlayer addPlayers setActive invite',
}
const isSilent = ({ noun, name }: NamedEndpoint) => silent[noun]?.split(' ').includes(name) ?? false
const rows = asked.map(row => ({ ...row, row: `${row.noun}.${row.name}` }))

test('every row is decided', () => {
  const undecided = rows.filter(row => (tells[row.row] !== undefined) === isSilent(row))
  expect(undecided.map(({ row }) => row)).toEqual([])
})

/** In a new session if one of the calls has ended the last. */
async function answerTo(row: NamedEndpoint, id: string): Promise<string> {
  const input = inputAbout(row.endpoint, id)
  if ((await answerOf(app, row, input, eve)).startsWith('401')) eve = await app.signIn(eve)
  return wholeAnswerOf(app, row, input, eve)
}

describe('a stranger', () => {
  test.each(rows)('reads by $row of what is decided, and no secret', async row => {
    // a POST about a player would change their relation
    const people = row.endpoint.method === 'GET' ? [ada.id, ben.id] : []
    let answers = ''
    for (const id of [...Object.values(things), ...people]) answers += await answerTo(row, id)
    expect(answers).not.toMatch(SECRET)
    const told = Object.keys(things).filter(thing => answers.includes(`"id":"${things[thing]}"`))
    expect(told).toEqual(tells[row.row] ?? [])
  })

  test('reads of a match its sport, day, city, sides and result', async () => {
    const seen = await view(app, direct, eve)
    expect(seen).toMatchObject({
      sport: { name: 'Tennis Singles' },
      location: 'Austin',
      challenge_start: direct.challenge_start,
      status: 'Complete',
      winnername: 'Ada Ace',
      venue: '',
      zip: '',
      rules: '',
      message: '',
      distance: null,
    })
    expect(seen.users.map(({ full_name }) => full_name)).toEqual(['Ada Ace', 'Ben Baseline'])
  })

  test("reads no secret in what moved Ada's rank, in the calendar, and where the link of an event is shared", async () => {
    const sport = await app.sportId('Tennis Singles')
    const history = await app.call(ranks.history, { sport, user_id: ada.id }, eve)
    expect(history.payload).toHaveLength(1)
    const { payload: feed } = await app.call(calendar.renew, {}, eve)
    const pages = [new URL(feed.url ?? '').pathname, `/event/view/${things['closed event']}`]
    const read = await Promise.all(pages.map(url => app.app.server.inject({ url })))
    for (const said of [history, ...read.map(({ headers, body }) => ({ headers, body }))])
      expect(JSON.stringify(said)).not.toMatch(SECRET)
  })

  test('reads all of an open match and an open tournament ahead, which are there to be joined', async () => {
    const match = await openMatch(app, ada, [], written)
    expect(await view(app, match, eve)).toMatchObject(written)
    const ahead = await tournamentOf(app, ada, { ...written, open_invite: 1 })
    const { rules, message } = written
    expect(await viewTournament(app, ahead, eve)).toMatchObject({ ...inside, rules, message })
  })
})

describe('Ben, who was in all of it,', () => {
  test('reads what Ada wrote, and she what he did', async () => {
    expect(await view(app, direct, ben)).toMatchObject(written)
    expect((await view(app, open, ada)).opponents.map(({ message }) => message)).toEqual(['Quince answer of Ben.'])
    const seen = await viewTournament(app, tournament, ben)
    expect(seen).toMatchObject({ ...inside, rules: 'Quince rules.' })
    expect(seen.notes.map(({ message }) => message)).toContain('Quince note of Ada.')
    const event = await app.call(events.view, { id: things['closed event'] ?? '' }, ben)
    expect(event.payload).toMatchObject({ ...inside, message: 'Quince words of Ada.' })
  })
})
