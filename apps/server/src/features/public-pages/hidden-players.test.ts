import { addresses } from '@gauntlet/contract/addresses/endpoints'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { allEndpoints } from '@gauntlet/contract/endpoints'
import { events } from '@gauntlet/contract/events/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ENGLISH } from '../../platform/language/speaker.ts'
import type { Player } from '../../testing/app.ts'
import { inputAbout } from '../../testing/asking.ts'
import { begunBracket } from '../../testing/brackets.ts'
import { playedMatch, report } from '../../testing/challenges.ts'
import { eventOf, joinEvent } from '../../testing/events.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { joinTournament, tournamentOf } from '../../testing/tournaments.ts'
import { matchPicture, playerPicture, tournamentPicture } from './picture.ts'
import { visitPlayer } from './player.ts'
import { visitMatch } from './match.ts'
import { visitTournament } from './tournament.ts'

const app = testApp()
const [ada, ...players] = testPlayers(app, ['Ada Organa', 'Quillon Vexley', 'Zebedee Thornquist', 'Marigold Umberly'])

/** The states in which a name is kept from visitors, and the one in which it is not. */
const WAYS = {
  named: 'public_name = true',
  nameless: 'public_name = false',
  'under 18': 'age = 15',
  suspended: "suspended_at = '2030-01-01T00:00:00Z'",
  closed: "deleted_at = '2030-01-01T00:00:00Z'",
} as const
type Way = keyof typeof WAYS

const run = (text: string, values: unknown[] = []) => app.db.session(session => session.run(text, values))

async function become(player: Player, way: Way) {
  await run(
    `update users set public_name = true, public_profile = true, age = 30, suspended_at = null, deleted_at = null
     where id = $1`,
    [player.id],
  )
  await run(`update users set ${WAYS[way]} where id = $1`, [player.id])
}

/** Of a player, all that must not be read; of one who is named the last name, the e-mail and the address. */
const secretsOf = ({ name, email }: Player, way: Way): string[] => {
  const [first = '', last = ''] = name.split(' ')
  return [...(way === 'named' ? [] : [first]), last, email]
}

/** Public rows that change something, or ask about the caller alone: no answer of theirs is about anybody else. */
const OF_THE_CALLER = ['contact', 'credits', 'notices', 'passkeys', 'payments', 'sessions']
/** The link of a challenge tells its issuer by first name to whoever has it. */
const BY_LINK = '/challenges/byLink'

const read = allEndpoints.filter(
  ({ noun, endpoint: { access, raw, path } }) =>
    access === 'public' && raw === undefined && path !== BY_LINK && !OF_THE_CALLER.includes(noun),
)

/** The answers of every row that visitors read, about a thing, a sport or a player. */
async function publicRows(ids: readonly string[]): Promise<string[]> {
  const asked = read.flatMap(({ endpoint }) =>
    ids.map(id => {
      const input = inputAbout(endpoint, id)
      const path = endpoint.path
        .replace(/[[\]]/g, '')
        .replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(input[part])))
      const { method } = endpoint
      return { method, url: `/api${path}`, ...(method === 'POST' ? { payload: input } : {}) }
    }),
  )
  // A row that takes no id is asked once.
  const each = new Map(asked.map(question => [JSON.stringify(question), question]))
  return Promise.all([...each.values()].map(async question => (await app.app.server.inject(question)).body))
}

/** The pictures where links are shared. A name is an outline there, which no search for its letters finds. */
async function picturesOf(tournamentId: string, matchId: string): Promise<string[]> {
  const { services } = app.app
  const tournament = await visitTournament(services, ENGLISH, tournamentId)
  const match = await visitMatch(services, ENGLISH, matchId)
  const visited = await Promise.all(players.map(({ id }) => visitPlayer(services, ENGLISH, id)))
  return [
    tournament ? tournamentPicture(tournament, ENGLISH, 'Gauntlet') : '',
    match ? matchPicture(match, ENGLISH, 'Gauntlet') : '',
    ...visited.map(player => (player ? playerPicture(player, ENGLISH, 'Gauntlet') : '')),
  ]
}

const rename = (id: string, first: string, last: string) =>
  run('update users set first_name = $2, last_name = $3 where id = $1', [id, first, last])

/** The same, had players without a name other names, and the others another last name with the same initial. */
async function otherwise(chosen: readonly Way[], draw: () => Promise<string[]>): Promise<string[]> {
  const parted = players.map(({ id, name }) => {
    const [first = '', last = ''] = name.split(' ')
    return { id, first, last }
  })
  for (const [at, { id, first, last }] of parted.entries())
    await rename(id, chosen[at] === 'named' ? first : 'Wolfgang', chosen[at] === 'named' ? `${last[0]}oe` : 'Xylander')
  const drawn = await draw()
  for (const { id, first, last } of parted) await rename(id, first, last)
  return drawn
}

/** The rows that visitors ask about a place. */
const placed = read.filter(({ endpoint }) => 'origin' in endpoint.input.shape)
const rowsNear = async (asked: object) => {
  const all = await Promise.all(
    placed.map(({ endpoint: { method, path } }) =>
      app.app.server.inject({ method, url: `/api${path}`, payload: asked }),
    ),
  )
  expect(all.map(({ statusCode }) => statusCode)).toEqual(placed.map(() => 200))
  return all.map(({ body }) => body)
}

interface Row {
  user?: { id: string }
  distance?: number | null
}
/** The rows about a player, wherever they stand in an answer. */
const rowsOf = (answer: unknown, id: string): Row[] => {
  if (typeof answer !== 'object' || answer === null) return []
  const row: Row = answer
  return [...(row.user?.id === id ? [row] : []), ...Object.values(answer).flatMap(part => rowsOf(part, id))]
}

/** Others whom nobody but players reads: guests by name, and a player who only asks for a place. */
const NEVER = ['Gwendolyn', 'Ghostwright', 'Ignatius', 'Inkwell']

describe('no byte that visitors get holds the name or the e-mail of a player who is not named to them', () => {
  test('on pages, in frames, on a wall, in pictures, lists and rows, whatever the players have become', async () => {
    const drawn = await begunBracket(app, ada, players, { format: 'round_robin' })
    const organizer = await app.signIn(ada)
    await run("update tournaments set visibility = 'public' where id = $1", [drawn.id])
    await app.call(brackets.draw, { id: drawn.id }, organizer)
    const [first, second] = await Promise.all(players.slice(0, 2).map(player => app.signIn(player)))
    if (!first || !second) throw new Error('Nobody plays')
    const match = await playedMatch(app, first, second, { ranked: 1 })
    await report(app, match, await app.signIn(first), first)
    await report(app, match, await app.signIn(second), first)
    const event = await eventOf(app, organizer, {
      open_invite: 1,
      slots: 8,
      event_start: '2031-06-09T10:00',
      event_end: '2031-06-09T14:00',
    })
    const meeting = { event_id: event.id, guest: 'Gwendolyn Ghostwright' }
    await app.call(events.addUsers, meeting, organizer)
    for (const player of players) await joinEvent(app, event, await app.signIn(player))
    const ahead = await tournamentOf(app, await app.signIn(ada), { minRate: 1500, minSpread: 50 })
    await app.call(tournaments.addPlayers, { tournament_id: ahead.id, guest: 'Gwendolyn Ghostwright' }, organizer)
    const asking = await joinTournament(app, ahead, await app.player('Ignatius Inkwell'))
    expect(asking.payload.openSlots).toBe(7)
    const sport = await app.sportId('Tennis Singles')
    const asked = [drawn.id, ahead.id, match.id, event.id, sport, ...players.map(({ id }) => id)]
    const urls = [drawn.id, ahead.id].flatMap(id => ['', '/embed', '/tv'].map(start => `${start}/tournament/${id}`))
    const others = ['/tournaments', '/sitemap.xml', `/match/${match.id}`, ...players.map(({ id }) => `/player/${id}`)]
    const pictures = () => picturesOf(drawn.id, match.id)
    const ways = fc.constantFrom<Way[]>('named', 'nameless', 'under 18', 'suspended', 'closed')
    await fc.assert(
      fc.asyncProperty(fc.tuple(ways, ways, ways), async chosen => {
        for (const [at, way] of chosen.entries()) await become(players[at] ?? ada, way)
        await app.advance(60_000)
        const pages = await Promise.all([...urls, ...others].map(url => app.app.server.inject(url)))
        const rows = (await publicRows(asked)).join('\n')
        const seen = [...pages.map(({ body, headers }) => body + JSON.stringify(headers)), rows].join('\n')
        const secrets = [...NEVER, ...chosen.flatMap((way, at) => secretsOf(players[at] ?? ada, way))]
        expect(secrets.filter(secret => seen.includes(secret))).toEqual([])
        const named = players
          .filter((_, at) => chosen[at] === 'named')
          .map(({ name }) => name.replace(/ (.).*/, ' $1.'))
        for (const text of [seen, rows]) expect(named.filter(name => !text.includes(name))).toEqual([])
        expect(await otherwise(chosen, pictures)).toEqual(await pictures())
      }),
      { numRuns: 12 },
    )
  })
})

describe('no row that visitors ask about a place tells where a player lives who is not named to them', () => {
  const [cora, nils] = testPlayers(app, ['Cora Nomad', 'Nils Nearby'])
  const home = { address_line_1: '1 Main St', city: 'Austin', state: 'TX', postal_code: '78701' }

  test('a nameless player has no distance on any board, and stands on none of those who live there', async () => {
    const [first, second] = await Promise.all([cora, nils].map(player => app.signIn(player)))
    if (!first || !second) throw new Error('Nobody plays')
    for (const player of [first, second]) await app.call(addresses.add, home, player)
    const match = await playedMatch(app, first, second, { ranked: 1 })
    await report(app, match, first, first)
    await report(app, match, second, first)
    await become(cora, 'nameless')
    const asked = { sport: await app.sportId('Tennis Singles') }
    const places = ['Austin, TX', { lat: 42.4, lon: -71 }, { lat: 29.4, lon: -98.5 }]
    const boards = await Promise.all(places.map(origin => rowsNear({ ...asked, origin })))
    const [board = []] = boards
    expect(board.filter(body => body.includes(cora.id))).not.toEqual([])
    const leaders = boards.flat().flatMap(body => rowsOf(JSON.parse(body), cora.id))
    expect(new Set(leaders.map(({ distance }) => distance ?? null))).toEqual(new Set([null]))
    for (const distance of [0, 10, 300]) {
      const near = (await rowsNear({ ...asked, origin: 'Austin, TX', distance })).join('\n')
      expect([near.includes(nils.id), near.includes(cora.id)]).toEqual([true, false])
    }
  })
})
