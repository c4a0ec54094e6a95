import { availability } from '@gauntlet/contract/availability/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { allEndpoints } from '@gauntlet/contract/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { feed } from '@gauntlet/contract/feed/endpoints'
import { friends } from '@gauntlet/contract/friends/endpoints'
import { guests } from '@gauntlet/contract/guests/endpoints'
import { lineups } from '@gauntlet/contract/challenges/lineup'
import { linkedChallenges } from '@gauntlet/contract/challenges/by-link'
import { leaderboards } from '@gauntlet/contract/leaderboards/endpoints'
import { matchSearch } from '@gauntlet/contract/match-search/endpoints'
import { openChallenges } from '@gauntlet/contract/challenges/open'
import { rivals } from '@gauntlet/contract/challenges/rivals'
import { pairs } from '@gauntlet/contract/pairs/endpoints'
import { peopleSearch } from '@gauntlet/contract/people-search/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { talk } from '@gauntlet/contract/talk/endpoints'
import { teams } from '@gauntlet/contract/teams/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'
import { type BlockedScene, openBlockedScene } from '../../testing/blocked.ts'
import { addToBracket } from '../../testing/brackets.ts'
import { accept, terms, view } from '../../testing/challenges.ts'
import { eventForm, eventOf, joinEvent } from '../../testing/events.ts'
import { befriend, DOUBLES, doublesOf, lineUp } from '../../testing/lineups.ts'
import { guestOf } from '../../testing/guests.ts'
import { linkedBy } from '../../testing/links.ts'
import { recordBy } from '../../testing/records.ts'
import { teamActs } from '../../testing/teams.ts'
import { areOwnMatters, hides, isPlainRead, nameNobody, permits, refuses, type Wall } from '../../testing/walls.ts'
import { type Thing, talkActs } from '../../testing/talk.ts'
import { joinTournament, tournamentOf, tournamentTerms } from '../../testing/tournaments.ts'

let scene: BlockedScene
const app = testApp()
let ada: Player
let ben: Player
let dan: Player
let cleo: Player
let tennis: string
/** An event of Cleo's, where Ada, Ben and Dan talk. */
let talked: Thing
beforeAll(async () => {
  scene = await openBlockedScene(app)
  ;({ ada, ben, dan, cleo, tennis } = scene)
  const event = await eventOf(app, cleo, { open_invite: 1, slots: 4 })
  for (const player of [ada, ben, dan]) await joinEvent(app, event, player)
  for (const player of [ben, dan]) await befriend(app, player, cleo)
  talked = { kind: 'event', id: event.id }
  await talkActs(() => app).say(ada, talked, 'From Ada')
})

const { make: makeTeam, teamOf, accept: acceptTeam } = teamActs(() => app)
const idOfChallenge = (player: Player) => scene.fromAda.get(player)?.id ?? ''
const idOfTournament = (player: Player) => scene.invitedByAda.get(player)?.id ?? ''

/** Every row of the contract, with what it is to a blocked player. A new row does not pass before it is decided. */
const walls: Record<string, Wall> = {
  ...nameNobody(
    'sessions',
    'login register forgot reset verify logout sendVerification list revoke revokeOthers toCookie updatePassword',
  ),
  ...nameNobody('emailLinks', 'view undo'),
  ...nameNobody('accounts', 'correctEmail export remove removeWithPassword'),
  ...nameNobody('security', 'log'),
  ...nameNobody('secondProofs', 'view setUpTimeCodes confirmTimeCodes endTimeCodes renewRecoveryCodes'),
  ...nameNobody('passkeys', 'list addOptions add rename remove options signIn prove'),
  ...nameNobody('profiles', 'self update info genders prefersDark setTheme'),
  'profiles.view': hides(player => app.call(profiles.view, { id: ada.id }, player)),
  ...nameNobody('pictures', 'update view'),
  ...nameNobody('addresses', 'list add update remove'),
  ...nameNobody('places', 'ofZip ofCity venues'),
  ...nameNobody('sports', 'all single team scoring own active add setActive'),
  'ranks.history': refuses(player => app.call(ranks.history, { sport: tennis, user_id: ada.id }, player)),
  ...nameNobody('ranks', 'own calibration'),
  'ranks.of': refuses(player => app.call(ranks.of, { a: ada.id, b: tennis }, player)),
  'ranks.odds': refuses(player => app.call(ranks.odds, { user_id: ada.id }, player)),
  'leaderboards.preview': hides(player => app.call(leaderboards.preview, {}, player)),
  'leaderboards.groups': hides(player => app.call(leaderboards.groups, {}, player)),
  'leaderboards.list': hides(player => app.call(leaderboards.list, { sport: tennis }, player)),
  'pairs.leaders': hides(player => app.call(pairs.leaders, {}, player)),
  'pairs.of': refuses(player => app.call(pairs.of, { id: ada.id }, player)),
  'peopleSearch.list': hides(player => app.call(peopleSearch.list, {}, player)),
  'peopleSearch.byName': hides(player => app.call(peopleSearch.byName, { term: 'ada' }, player)),
  'peopleSearch.byEmail': hides(player => app.call(peopleSearch.byEmail, { email: ada.email }, player)),
  'peopleSearch.near': hides(player => app.call(peopleSearch.near, {}, player)),
  'friends.send': refuses(async player => {
    await app.call(friends.send, { friends: [{ id: ada.id, active: 0 }] }, player)
    return app.call(friends.send, { friends: [{ id: ada.id, active: 1 }] }, player)
  }),
  'friends.list': hides(player => app.call(friends.list, {}, player)),
  'friends.search': hides(player => app.call(friends.search, {}, player)),
  'friends.addFriend': refuses(player => app.call(friends.addFriend, { id: idOfChallenge(player) }, player)),
  'feed.view': hides(player => app.call(feed.view, {}, player)),
  'feed.applaud': refuses(player => app.call(feed.applaud, { id: scene.wonByCleo.id, active: 1 }, player)),
  'blocks.set': permits(player => app.call(blocks.set, { user_id: ada.id, active: 0 }, player)),
  ...nameNobody('blocks', 'list'),
  'blocks.shared': permits(player => app.call(blocks.shared, { id: ada.id }, player)),
  ...areOwnMatters('challenges', 'all edit upcoming cancel report takeScore reject'),
  'challenges.view': hides(player => app.call(challenges.view, { id: scene.openOfAda.id }, player)),
  'challenges.issue': refuses(async player =>
    app.call(challenges.issue, { ...(await terms(app)), ids: [ada.id] }, player),
  ),
  'challenges.pending': hides(player => app.call(challenges.pending, {}, player)),
  'challenges.past': hides(player => app.call(challenges.past, { x: ada.id }, player)),
  'rivals.of': hides(player => app.call(rivals.of, { x: cleo.id }, player)),
  ...nameNobody('challenges', 'modified'),
  'challenges.answer': refuses(player => accept(app, { ...scene.openOfAda, id: idOfChallenge(player) }, player)),
  'challenges.setViewed': refuses(player => app.call(challenges.setViewed, { id: scene.openOfAda.id }, player)),
  ...areOwnMatters('openChallenges', 'mine answer'),
  'openChallenges.participants': hides(player =>
    app.call(openChallenges.participants, { id: scene.openOfAda.id }, player),
  ),
  'openChallenges.join': refuses(player => app.call(openChallenges.join, { challenge_id: scene.openOfAda.id }, player)),
  'openChallenges.unjoin': refuses(player =>
    app.call(openChallenges.unjoin, { challenge_id: scene.openOfAda.id }, player),
  ),
  ...nameNobody('openChallenges', 'waiting'),
  ...areOwnMatters('challengeLinks', 'make view revoke'),
  'recordedMatches.record': refuses(player => recordBy(app, player, ada)),
  'linkedChallenges.open': refuses(async player =>
    app.call(linkedChallenges.open, { code: await linkedBy(app, ada) }, player),
  ),
  'linkedChallenges.accept': refuses(async player =>
    app.call(linkedChallenges.accept, { code: await linkedBy(app, ada) }, player),
  ),
  ...areOwnMatters('challengeTimes', 'offer answer keep'),
  ...nameNobody('availability', 'view change'),
  'availability.shared': refuses(player => app.call(availability.shared, { id: ada.id }, player)),
  ...areOwnMatters('guests', 'link'),
  'guests.open': refuses(async player => app.call(guests.open, { code: await guestOf(app, ada) }, player)),
  'guests.claim': refuses(async player => app.call(guests.claim, { code: await guestOf(app, ada) }, player)),
  'lineups.change': refuses(async player => {
    await befriend(app, player, ada)
    const match = await doublesOf(app, player, [cleo])
    const named = await lineUp(app, match, player, { add: [ada] })
    await app.call(challenges.cancel, { id: match.id }, player)
    return named
  }),
  ...areOwnMatters('lineups', 'answer rearrange handOver'),
  'lineups.fair': refuses(player =>
    app.call(lineups.fair, { sport: tennis, ids: [ada, ben, cleo, dan].map(({ id }) => id) }, player),
  ),
  'lineups.ofTeam': refuses(player => app.call(lineups.ofTeam, { team_id: scene.teamOfAda.id }, player)),
  'matchSearch.search': hides(player => app.call(matchSearch.search, { sports: [tennis] }, player)),
  'tournaments.mine': hides(player => app.call(tournaments.mine, {}, player)),
  ...nameNobody('tournaments', 'organizing modified'),
  'tournaments.create': refuses(async player =>
    app.call(tournaments.create, { ...(await tournamentTerms(app)), selected: [ada.id] }, player),
  ),
  ...areOwnMatters('tournaments', 'report rankReport edit details leave cancel removePlayer withdraw joinMyself pair'),
  'tournaments.all': hides(player => app.call(tournaments.all, {}, player)),
  'tournaments.view': hides(player => app.call(tournaments.view, { id: scene.tournamentOfAda.id }, player)),
  'tournaments.setViewed': refuses(player => app.call(tournaments.setViewed, { id: scene.tournamentOfAda.id }, player)),
  'tournaments.join': refuses(player => joinTournament(app, scene.tournamentOfAda, player)),
  'tournaments.answer': refuses(player =>
    app.call(tournaments.answer, { id: idOfTournament(player), status: 'accepted' }, player),
  ),
  'tournaments.addPlayers': refuses(async player => {
    const { id } = await tournamentOf(app, player)
    return app.call(tournaments.addPlayers, { tournament_id: id, user_id: ada.id }, player)
  }),
  'tournaments.side': refuses(async player => {
    await befriend(app, player, ada)
    const { id } = await tournamentOf(app, player, { side_size: 2, sport: await app.sportId(DOUBLES) })
    await app.call(tournaments.joinMyself, { tournament_id: id }, player)
    return app.call(tournaments.side, { tournament_id: id, ask: [ada.id] }, player)
  }),
  'tournaments.search': hides(player => app.call(tournaments.search, {}, player)),
  'events.mine': hides(player => app.call(events.mine, {}, player)),
  'events.add': refuses(player => app.call(events.add, eventForm({ selected: [ada.id] }), player)),
  'events.all': hides(player => app.call(events.all, {}, player)),
  'events.view': hides(player => app.call(events.view, { id: scene.eventOfAda.id }, player)),
  ...areOwnMatters('events', 'edit cancel'),
  'events.setViewed': refuses(player => app.call(events.setViewed, { id: scene.eventOfAda.id }, player)),
  'events.join': refuses(player => joinEvent(app, scene.eventOfAda, player)),
  'events.addUsers': refuses(async player => {
    const { id } = await eventOf(app, player)
    return app.call(events.addUsers, { event_id: id, user_id: ada.id }, player)
  }),
  'events.removeUser': refuses(player =>
    app.call(events.removeUser, { event_id: scene.eventOfAda.id, user_id: player.id }, player),
  ),
  'events.search': hides(player => app.call(events.search, {}, player)),
  'brackets.view': refuses(player => app.call(brackets.view, { id: scene.tournamentOfAda.id }, player)),
  ...areOwnMatters('brackets', 'waiting draw report dispute takeScore decide withdraw correct disqualify'),
  'brackets.walkIn': refuses(player => addToBracket(app, player, ada)),
  ...nameNobody('credits', 'packages free history'),
  ...nameNobody('payments', 'pay finish list view webhook sandboxBank sandboxToken'),
  ...areOwnMatters('notices', 'list'),
  ...nameNobody('notices', 'read choices choose push startPush stopPush unsubscribe unsubscribePage'),
  ...areOwnMatters('calendar', 'match'),
  ...nameNobody('calendar', 'address renew feed'),
  ...nameNobody('contact', 'send'),
  ...nameNobody('content', 'view'),
  ...nameNobody('live', 'stream watch'),
  'talk.view': hides(player => app.call(talk.view, talked, player)),
  ...nameNobody('talk', 'unread seen mute pin'),
  ...areOwnMatters('talk', 'say'),
  'talk.report': refuses(player => app.call(talk.report, { ...talked, number: 1 }, player)),
  'teams.add': refuses(player => makeTeam(player, 'Ours', { selected: [ada.id] })),
  'teams.list': hides(player => app.call(teams.list, {}, player)),
  'teams.view': hides(player => app.call(teams.view, { team_id: scene.teamOfAda.id }, player)),
  ...areOwnMatters('teams', 'edit delete'),
  'teams.removePlayer': refuses(player =>
    app.call(teams.removePlayer, { team_id: scene.teamOfAda.id, user_id: player.id }, player),
  ),
  'teams.addPlayers': refuses(async player =>
    app.call(teams.addPlayers, { team_id: (await teamOf(player, 'Mine')).id, user_id: ada.id }, player),
  ),
  'teams.setActive': refuses(player => acceptTeam(player, scene.secondOfAda)),
  'teams.invite': permits(player => app.call(teams.invite, { email: ada.email }, player)),
  'teams.search': hides(player => app.call(teams.search, { name: 'net' }, player)),
}

const rows = allEndpoints.map(({ noun, name, endpoint }) => ({ row: `${noun}.${name}`, endpoint }))
const calling = (kind: Wall['kind']) =>
  rows.flatMap(({ row }) => {
    const wall = walls[row]
    return wall && 'call' in wall && wall.kind === kind ? [{ row, call: wall.call }] : []
  })
const told = ({ body }: { body: unknown }) => JSON.stringify(body)

test('every row is decided, and nothing else is', () => {
  expect(Object.keys(walls).toSorted()).toEqual(rows.map(({ row }) => row).toSorted())
})

describe('Ben, whom Ada has blocked,', () => {
  test.each(calling('hides'))('does not find her by $row', async ({ call }) => {
    expect(told(await call(dan))).toContain(ada.id)
    const answer = told(await call(ben))
    expect(answer).not.toContain(ada.id)
    expect(answer).not.toContain('Ada')
  })

  test.each(calling('refuses'))('does not reach her by $row', async ({ call }) => {
    const { status, body } = await call(dan)
    expect([status, body]).toEqual([200, expect.objectContaining({ success: true })])
    const refusal = await call(ben)
    expect(refusal.status).toBeGreaterThanOrEqual(400)
    expect(told(refusal)).not.toMatch(/block/i)
  })

  test.each(calling('permits'))('is told nothing by $row', async ({ call }) => {
    expect((await call(ben)).body).toEqual((await call(dan)).body)
  })

  test.each(rows.filter(({ row, endpoint }) => walls[row]?.kind === 'names nobody' && isPlainRead(endpoint)))(
    'is shown nobody by $row',
    async ({ endpoint }) => {
      const { body, status } = await app.send({ path: endpoint.path, player: ben })
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toContain(ada.id)
    },
  )

  test('does not come upon her in what others have played', async () => {
    const past = { x: cleo.id }
    expect(told(await app.call(challenges.past, past, dan))).toContain(ada.id)
    expect(told(await app.call(challenges.past, past, ben))).not.toContain(ada.id)
    const history = { sport: tennis, user_id: cleo.id }
    expect(told(await app.call(ranks.history, history, dan))).toContain(ada.id)
    expect(told(await app.call(ranks.history, history, ben))).not.toContain(ada.id)
    const [match] = (await app.call(challenges.past, past, dan)).payload.challenges
    expect((await app.call(challenges.view, { id: match?.id ?? '' }, ben)).status).toBe(404)
  })

  test('has nothing left between him and her, and no mail that says so', async () => {
    expect((await app.call(challenges.pending, {}, ben)).payload.challenges).toEqual([])
    expect((await view(app, { ...scene.openOfAda, id: idOfChallenge(ben) }, ben)).status).toBe('Cancelled')
    await app.app.settle()
    const about = app.mails.filter(({ to }) => to === ben.email).map(({ subject }) => subject)
    // Those of one moment go out in no order.
    expect(about.toSorted()).toEqual([
      'Ada Ace challenges you',
      'Ada Ace invites you to Spring Open',
      'Ada Ace invites you to Sunday Doubles',
      'Ada Ace invites you to the team Net Gains',
      'Ada Ace invites you to the team Volley Llamas',
      'Ada Ace is your friend now',
      'Cleo Clay is your friend now',
    ])
  })
})
