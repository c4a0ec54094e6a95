import { allEndpoints } from '@gauntlet/contract/endpoints'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ENGLISH } from '../../platform/language/speaker.ts'
import type { Player } from '../../testing/app.ts'
import { inputAbout } from '../../testing/asking.ts'
import { begunBracket } from '../../testing/brackets.ts'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { playedMatch, report } from '../../testing/challenges.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
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

/** Every row that a visitor may ask, about a thing. */
async function publicRows(id: string): Promise<string[]> {
  const rows = allEndpoints.filter(
    ({ endpoint }) => endpoint.access === 'public' && endpoint.raw === undefined && endpoint.method === 'GET',
  )
  return Promise.all(
    rows.map(async ({ endpoint }) => {
      const input = inputAbout(endpoint, id)
      const path = endpoint.path
        .replace(/[[\]]/g, '')
        .replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(input[part])))
      return (await app.app.server.inject(`/api${path}`)).body
    }),
  )
}

describe('no byte that visitors get holds the name or the e-mail of a player who is not named to them', () => {
  test('on pages, in frames, on a wall, in pictures, lists and rows, whatever the players have become', async () => {
    const drawn = await begunBracket(app, ada, players, { format: 'round_robin' })
    const organizer = await app.signIn(ada)
    await run("update tournaments set visibility = 'public' where id = $1", [drawn.id])
    await app.call(brackets.draw, { id: drawn.id }, organizer)
    const [one, two] = players
    const [first, second] = [await app.signIn(one ?? ada), await app.signIn(two ?? ada)]
    const match = await playedMatch(app, first, second)
    await report(app, match, await app.signIn(first), first)
    await report(app, match, await app.signIn(second), first)
    const ways = fc.constantFrom<Way[]>('named', 'nameless', 'under 18', 'suspended', 'closed')
    await fc.assert(
      fc.asyncProperty(fc.tuple(ways, ways, ways), async chosen => {
        for (const [at, way] of chosen.entries()) await become(players[at] ?? ada, way)
        await app.advance(60_000)
        const urls = ['', '/embed', '/tv'].map(start => `${start}/tournament/${drawn.id}`)
        const pages = await Promise.all(
          [
            ...urls,
            '/tournaments',
            '/sitemap.xml',
            `/match/${match.id}`,
            ...players.map(({ id }) => `/player/${id}`),
          ].map(url => app.app.server.inject(url)),
        )
        const tournament = await visitTournament(app.app.services, ENGLISH, drawn.id)
        const visited = await visitMatch(app.app.services, ENGLISH, match.id)
        const visitedPlayers = await Promise.all(players.map(({ id }) => visitPlayer(app.app.services, ENGLISH, id)))
        const seen = [
          ...pages.map(({ body, headers }) => body + JSON.stringify(headers)),
          ...(await publicRows(drawn.id)),
          ...(await publicRows(match.id)),
          JSON.stringify([tournament?.entrants, tournament?.rounds, tournament?.table, visited?.sides]),
          tournament ? tournamentPicture(tournament, ENGLISH, 'Gauntlet') : '',
          visited ? matchPicture(visited, ENGLISH, 'Gauntlet') : '',
          ...visitedPlayers.map(player => (player ? playerPicture(player, ENGLISH, 'Gauntlet') : '')),
        ].join('\n')
        const secrets = chosen.flatMap((way, at) => secretsOf(players[at] ?? ada, way))
        expect(secrets.filter(secret => seen.includes(secret))).toEqual([])
        const named = players
          .filter((_, at) => chosen[at] === 'named')
          .map(({ name }) => name.replace(/ (.).*/, ' $1.'))
        expect(named.filter(name => !seen.includes(name))).toEqual([])
      }),
      { numRuns: 12 },
    )
  })
})
