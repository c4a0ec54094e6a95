import { isId } from '@gauntlet/contract/fields'
import { MINUTE } from '@gauntlet/contract/time'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { webCookies } from '../../platform/auth/cookies.ts'
import { SharedText } from '../../platform/http/compression.ts'
import { contentTag, isNamedBy } from '../../platform/http/etags.ts'
import { onReplica } from '../../platform/http/lagging.ts'
import { ENGLISH } from '../../platform/language/speaker.ts'
import { findThing } from '../../platform/live/queries.ts'
import { escaped } from '../../platform/pages/html.ts'
import { pageHeaders } from '../../platform/pages/security.ts'
import type { Services } from '../../platform/services.ts'
import { visitedTournament } from '../tournaments/visit.ts'
import { listMapped } from '../tournaments/visit-queries.ts'
import { keptAWhile } from '../../platform/pages/kept.ts'
import { documentOf, type Kind, policyOf, type Sheet, signInTo } from './layout.ts'
import { comingUp, listSheet } from './list-page.ts'
import { visitMatch } from './match.ts'
import { matchPath, matchSheet } from './match-page.ts'
import { type Cut, missingSheet, shownToAll } from './missing-page.ts'
import { LIST_PATH } from './paths.ts'
import { matchPicture, playerPicture, tournamentPicture } from './picture.ts'
import { visitPlayer } from './player.ts'
import { playerPath, playerSheet } from './player-page.ts'
import { listMappedPlayers } from './player-queries.ts'
import { previewPath, servePreviews } from './preview.ts'
import { visitTournament } from './tournament.ts'
import { insidePath, tournamentPath, tournamentSheet } from './tournament-page.ts'

interface Page {
  status: 200 | 404
  kind: Kind
  text: SharedText
  tag: string
}

const FRESH = 'public, max-age=5'
const MAPPED_MAX = 5_000
const MAP_KEPT = { ms: MINUTE, most: 1 }
const METHODS = ['GET', 'HEAD']
/** Links that were cut off or mistyped: a code of ours has 22 letters, and those the app opens. */
const CUT_CODE = ':code(^(?![\\w-]{22}$).*)'
const CUT_LINKS = [
  ['invitation', '/guest'],
  ['challenge', '/challenge/link'],
] as const

const ADDRESSES: Record<Kind, string> = {
  page: '/tournament/:id',
  embed: '/embed/tournament/:id',
  tv: '/tv/tournament/:id',
}
const KINDS = ['page', 'embed', 'tv'] as const

/** The pages that visitors read without the app: whole as they come, and the same for everybody. */
export function servePublicPages(app: FastifyInstance, primary: Services): void {
  const services = onReplica(primary)
  const { config, clock, db, languages } = services
  const kept = keptAWhile<Page>()
  const cookies = webCookies(config)
  const written = (status: Page['status'], sheet: Sheet, speaker: Speaker): Page => {
    const text = documentOf(sheet, config, speaker)
    return { status, kind: sheet.kind, text: new SharedText(text), tag: contentTag(text) }
  }
  // Whatever address is made up, they are read once.
  const shown = keptAWhile<Awaited<ReturnType<typeof shownToAll>>>()
  const shownNow = (speaker: Speaker) => shown(`${minute()} ${speaker.language}`, () => shownToAll(services, speaker))
  const missing = async (of: Parameters<typeof missingSheet>[0], speaker: Speaker): Promise<Page> =>
    written(404, await missingSheet(of, speaker, () => shownNow(speaker)), speaker)
  const minute = () => Math.floor(clock.now().getTime() / MINUTE)
  const nowhere = (kind: Kind, speaker: Speaker, cut?: Cut) =>
    kept(`${cut ?? 'nowhere'} ${kind} ${minute()} ${speaker.language}`, () =>
      missing({ kind, path: LIST_PATH, cut }, speaker),
    )
  const several = languages.offered.length > 1

  async function send(request: FastifyRequest, reply: FastifyReply, page: Page, by: readonly string[] = []) {
    pageHeaders(reply).headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(page.kind),
      'cache-control': FRESH,
      etag: page.tag,
    })
    const names = several ? [...by, 'Accept-Language'] : by
    if (names.length > 0) reply.header('vary', names.join(', '))
    if (page.kind === 'embed')
      reply.removeHeader('x-frame-options').header('cross-origin-resource-policy', 'cross-origin')
    if (page.status === 200 && isNamedBy(request.headers['if-none-match'], page.tag)) return reply.code(304).send()
    return page.text.send(request, reply.code(page.status))
  }

  async function tournamentPage(kind: Kind, given: string, speaker: Speaker): Promise<Page> {
    const id = given.toLowerCase()
    if (!isId(id)) return nowhere(kind, speaker)
    const version = (await findThing.first(db, { thingId: id }))?.seq ?? 0
    return kept(`${kind} ${id} ${version} ${minute()} ${speaker.language}`, async () => {
      const tournament = await visitTournament(services, speaker, id)
      if (!tournament)
        return missing(
          { kind, path: tournamentPath(id), forMembers: { inside: insidePath(id), of: 'tournament' } },
          speaker,
        )
      const picture = previewPath('tournament', id, tournamentPicture(tournament, speaker, config.appName))
      const sheet = tournamentSheet(kind, tournament, speaker, { ...config, version })
      return written(200, { ...sheet, picture }, speaker)
    })
  }

  async function matchPage(given: string, speaker: Speaker): Promise<Page> {
    const id = given.toLowerCase()
    if (!isId(id)) return nowhere('page', speaker)
    return kept(`match ${id} ${minute()} ${speaker.language}`, async () => {
      const match = await visitMatch(services, speaker, id)
      if (match) {
        const picture = previewPath('match', id, matchPicture(match, speaker, config.appName))
        return written(200, { ...matchSheet(match, speaker, await comingUp(services, speaker)), picture }, speaker)
      }
      return missing(
        { kind: 'page', path: matchPath(id), forMembers: { inside: `/challenge/issue/${id}`, of: 'match' } },
        speaker,
      )
    })
  }

  async function playerPage(given: string, speaker: Speaker): Promise<Page> {
    const id = given.toLowerCase()
    if (!isId(id)) return nowhere('page', speaker)
    return kept(`player ${id} ${minute()} ${speaker.language}`, async () => {
      const player = await visitPlayer(services, speaker, id)
      if (player) {
        const picture = previewPath('player', id, playerPicture(player, speaker, config.appName))
        return written(200, { ...playerSheet(player, speaker), picture }, speaker)
      }
      return missing(
        { kind: 'page', path: playerPath(id), forMembers: { inside: `/user/view/${id}`, of: 'player' } },
        speaker,
      )
    })
  }

  servePreviews(app, services)
  for (const kind of KINDS)
    app.route<{ Params: { id: string } }>({
      method: METHODS,
      url: ADDRESSES[kind],
      handler: async (request, reply) =>
        send(request, reply, await tournamentPage(kind, request.params.id, request.speaker ?? ENGLISH)),
    })

  for (const [url, pageOf] of [
    [matchPath(':id'), matchPage],
    [playerPath(':id'), playerPage],
  ] as const)
    app.route<{ Params: { id: string } }>({
      method: METHODS,
      url,
      handler: async (request, reply) =>
        send(request, reply, await pageOf(request.params.id, request.speaker ?? ENGLISH)),
    })

  // To players this address is a screen of the app, which is served where no other route fits.
  app.addConstraintStrategy({
    name: 'session',
    storage: () => new Map(),
    deriveConstraint: ({ headers }) => (cookies.hasSession(headers.cookie) ? 'some' : 'none'),
  })
  app.route({
    method: METHODS,
    url: LIST_PATH,
    constraints: { session: 'none' },
    handler: async (request, reply) => {
      const speaker = request.speaker ?? ENGLISH
      const page = await kept(`list ${minute()} ${speaker.language}`, async () =>
        written(200, await listSheet(services, speaker), speaker),
      )
      return send(request, reply, page, ['Cookie'])
    },
  })

  // Members share the address of their own screen; visitors who may see the tournament are not asked to sign in first.
  app.route<{ Params: { id: string } }>({
    method: METHODS,
    url: insidePath(':id'),
    constraints: { session: 'none' },
    handler: async ({ params }, reply) => {
      const id = params.id.toLowerCase()
      const seen = await visitedTournament(services, id)
      return reply
        .headers({ vary: 'Cookie', 'cache-control': 'no-cache' })
        .redirect(seen ? tournamentPath(id) : signInTo(insidePath(id)))
    },
  })

  for (const [cut, path] of CUT_LINKS)
    app.route({
      method: METHODS,
      url: `${path}/${CUT_CODE}`,
      constraints: { session: 'none' },
      handler: async (request, reply) =>
        send(request, reply, await nowhere('page', request.speaker ?? ENGLISH, cut), ['Cookie']),
    })

  const map = keptAWhile<string>(MAP_KEPT)
  app.get('/sitemap.xml', async (_request, reply) => {
    const text = await map('map', async () => {
      const [tournaments, players] = await Promise.all([
        listMapped.all(db, { limit: MAPPED_MAX }),
        listMappedPlayers.all(db, { limit: MAPPED_MAX }),
      ])
      const things = [...tournaments.map(({ id }) => tournamentPath(id)), ...players.map(({ id }) => playerPath(id))]
      const paths = ['/', LIST_PATH, '/leaderboard', '/about', '/faq', ...things]
      const urls = paths.map(path => `<url><loc>${escaped(config.appUrl + path)}</loc></url>`).join('\n')
      return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
    })
    return reply.type('application/xml; charset=utf-8').header('cache-control', FRESH).send(text)
  })
}
