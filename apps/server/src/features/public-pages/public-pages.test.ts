import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { tournaments } from '@gauntlet/contract/tournaments/endpoints'
import type { Visibility } from '@gauntlet/contract/tournaments/status'
import { describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import type { Player } from '../../testing/app.ts'
import { bracketStage, FOUR, matchBetween } from '../../testing/brackets.ts'
import { testApp } from '../../testing/opened.ts'
import { joinTournament, tournamentOf, viewTournament } from '../../testing/tournaments.ts'
import { textOf } from './testing.ts'

const app = testApp()
const stage = bracketStage(app)
const { player } = stage

/** As a reader without a script gets it. */
const read = (url: string, headers: Record<string, string> = {}) => app.app.server.inject({ url, headers })
const waysIn = (body: string) => [...body.matchAll(/href="(\/login[^"]*|\/register[^"]*)"/g)].map(([, href]) => href)

const seenFor = async (visibility: Visibility, organizer: Player = player('Ada')) =>
  tournamentOf(app, organizer, { visibility, title: `Open of ${visibility}` })

describe('a tournament', () => {
  test.each([
    ['members', 404],
    ['link', 200],
    ['public', 200],
  ] as const)('that is for %s is answered to a visitor by %i', async (visibility, status) => {
    const { id, title } = await seenFor(visibility)
    for (const start of ['', '/embed', '/tv']) {
      const { statusCode, body } = await read(`${start}/tournament/${id}`)
      expect([statusCode, body.includes(title)]).toEqual([status, status === 200])
    }
  })

  test('leads on without signing in twice: a way in, the other tournaments, and Sign in, which comes back', async () => {
    const { id } = await stage.drawn('single_elimination', FOUR)
    const { body } = await read(`/tournament/${id}`)
    // Whoever comes while it is played has no place in it to sign up for.
    expect(waysIn(body)).toEqual([`/login?to=%2Ftournament%2Fview%2F${id}`, '/register?to=%2Faddtournament'])
    const { id: open } = await seenFor('public')
    const back = `to=%2Ftournament%2Fview%2F${open}`
    expect(waysIn((await read(`/tournament/${open}`)).body)).toEqual([`/login?${back}`, `/register?${back}`])
  })

  test('leads Zoe, who visits, from the screen of players to its page, or to Sign in where she may not see it', async () => {
    const { id } = await seenFor('public')
    const { id: shared } = await seenFor('link')
    const { id: hidden } = await seenFor('members')
    const none = newId(app.clock.now())
    for (const [asked, led] of [
      [id, `/tournament/${id}`],
      [shared, `/tournament/${shared}`],
      [hidden, `/login?to=%2Ftournament%2Fview%2F${hidden}`],
      [none, `/login?to=%2Ftournament%2Fview%2F${none}`],
    ] as const) {
      const { statusCode, headers } = await read(`/tournament/view/${asked}`)
      expect([statusCode, headers.location]).toEqual([302, led])
      expect(String(headers.vary)).toContain('Cookie')
    }
  })

  test('at an address that can be none is said not to be there', async () => {
    const { statusCode, body } = await read('/tournament/spring-open')
    expect([statusCode, textOf(body)]).toEqual([404, expect.stringContaining('There is no such page')])
  })

  test('that visitors do not see reads like one that nobody has', async () => {
    const { id } = await seenFor('members')
    const other = newId(app.clock.now())
    const [absent, hidden] = [await read(`/tournament/${other}`), await read(`/tournament/${id}`)]
    expect(hidden.body.replaceAll(id, other)).toBe(absent.body)
  })

  test('is for members or visitors as its organizer chooses, and by its link where nobody has chosen', async () => {
    const tournament = await tournamentOf(app, player('Ada'))
    expect(tournament.visibility).toBe('link')
    const edited = await app.call(tournaments.edit, { id: tournament.id, visibility: 'members' }, player('Ada'))
    expect([tournament.public, edited.payload.visibility, edited.payload.public]).toEqual([1, 'members', undefined])
    expect((await read(`/tournament/${tournament.id}`)).statusCode).toBe(404)
  })

  test('tells a reader without a script what it is, when, where, how many places are left, and the way in', async () => {
    const tournament = await seenFor('link')
    await joinTournament(app, tournament, player('Ben'))
    const { body, headers } = await read(`/tournament/${tournament.id}`)
    const text = textOf(body)
    for (const words of [
      'Open of link',
      'Tennis Singles',
      'Upcoming',
      'Austin, TX',
      '1 of 8 taken',
      'Ben P.',
      'Ada P.',
    ])
      expect(text).toContain(words)
    for (const words of ['Central Courts', '78701', 'Best of three.', 'Ben Player', 'example.com'])
      expect(body).not.toContain(words)
    expect(body).toContain(`href="/register?to=%2Ftournament%2Fview%2F${tournament.id}"`)
    expect(body).toContain(
      `<link rel="canonical" href="${app.app.services.config.appUrl}/tournament/${tournament.id}">`,
    )
    expect(body).toContain('<meta property="og:title" content="Open of link">')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(headers['cache-control']).toBe('public, max-age=5')
    const again = await read(`/tournament/${tournament.id}`, { 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('that is played stands in the list with its players and the round in which they are', async () => {
    await stage.drawn('single_elimination', FOUR, { visibility: 'public' })
    await app.advance(60_000)
    const text = textOf((await read('/tournaments')).body)
    expect(text).toContain('Semi-finals Ben P. Eve P.')
    expect(text).not.toContain('4 of 4 places taken')
  })

  test('that is listed stands in the list and in the map for search engines, and no other does', async () => {
    const { id } = await seenFor('public')
    const { id: byLink } = await seenFor('link')
    await app.advance(60_000)
    for (const url of ['/tournaments', '/sitemap.xml']) {
      const { body, statusCode } = await read(url)
      expect([statusCode, body.includes(id), body.includes(byLink)]).toEqual([200, true, false])
    }
    expect((await read(`/tournament/${id}`)).body).not.toContain('noindex')
  })

  test('shows its bracket with the matches to play, and a result at once', async () => {
    const tournament = await stage.drawn('single_elimination', FOUR)
    const url = `/tournament/${tournament.id}`
    expect(textOf((await read(url)).body)).toContain('Semi-finals Ben P. Eve P. On now Cleo P. Dan P. On now')
    expect(textOf((await read(`/tv${url}`)).body)).toContain(
      'On now Semi-finals Ben P. Eve P. Semi-finals Cleo P. Dan P.',
    )
    const { id: match } = matchBetween(await stage.bracketFor(tournament), player('Ben'), player('Eve'))
    await app.call(
      brackets.report,
      { id: tournament.id, match, winner: player('Ben').id, score1: 3, score2: 1 },
      player('Eve'),
    )
    expect(textOf((await read(url)).body)).toContain('Ben P. Eve P. Reported')
    await app.call(brackets.report, { id: tournament.id, match, winner: player('Ben').id }, player('Ben'))
    const { body } = await read(url)
    expect(body).toMatch(
      /<div class="side won"><span class="face [^>]+>BP<\/span><span>Ben P\.<\/span> <b>3<\/b><\/div>/,
    )
    expect(textOf(body)).toMatch(/Ben P\. 3 Eve P\. 1/)
    const wall = (await read(`/tv${url}`)).body
    expect(textOf(wall)).toContain('Up next')
    expect(wall).toMatch(/<div class="code"><svg[^>]+>/)
    expect(body).toContain('@media print')
  })

  test('leads Eve and Finn by a line to Ben, whose bye leaves a gap, and on to a final with third place below it', async () => {
    const tournament = await stage.drawn('single_elimination', [...FOUR, 'Finn'])
    const { body } = await read(`/tournament/${tournament.id}`)
    const columns = [...body.matchAll(/<li class="(half|same|no)"><h3>/g)].map(([, leads]) => leads)
    expect(columns).toEqual(['half', 'half', 'no'])
    expect(body.match(/<div class="third"><h3>Third place<\/h3>/g)).toHaveLength(1)
    expect(body.match(/<li class="gap"><\/li>/g)).toHaveLength(3)
  })

  test('is one file of less than 80 KB, bracket, style and script among it, and asks for no other', async () => {
    const tournament = await stage.drawn('double_elimination', FOUR)
    for (const start of ['', '/embed', '/tv']) {
      const { body } = await read(`${start}/tournament/${tournament.id}`)
      expect(Buffer.byteLength(body)).toBeLessThan(80_000)
      expect(body).not.toMatch(/<(?:script|img|iframe)[^>]+src=|rel="(?:stylesheet|\w*preload|manifest)"|@import/)
    }
  })

  test('of a round robin shows its table', async () => {
    const tournament = await stage.drawn('round_robin', FOUR)
    await stage.play(tournament, 'Dan', 'Ben')
    expect(textOf((await read(`/tournament/${tournament.id}`)).body)).toContain('Place Players Points 1 Dan P. 1')
  })

  test('is nothing to visitors while its organizer is under 18', async () => {
    const kim = await app.player('Kim Kid')
    const { id } = await seenFor('public', kim)
    await app.call(profiles.update, { preference: { age: 14, birth_month: '2016-01' } }, kim)
    await app.advance(60_000)
    expect([(await read(`/tournament/${id}`)).statusCode, (await read('/tournaments')).body.includes(id)]).toEqual([
      404,
      false,
    ])
    expect((await viewTournament(app, { id }, await app.signIn(kim))).public).toBeUndefined()
  })

  test('may stand in the frame of another site at one address alone', async () => {
    const { id } = await seenFor('public')
    const framing = async (url: string) => {
      const { headers } = await read(url)
      return [
        /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1],
        headers['x-frame-options'],
      ]
    }
    expect(await framing(`/embed/tournament/${id}`)).toEqual(['*', undefined])
    const pages = [`/tournament/${id}`, `/tv/tournament/${id}`, '/tournaments', `/match/${id}`, `/player/${id}`]
    for (const url of [...pages, '/embed/tournament/', `/embed/match/${id}`, `/tv/tournament/${id}/`])
      expect([url, ...(await framing(url)).slice(1)]).toEqual([url, 'DENY'])
    for (const url of pages) expect((await framing(url))[0]).toBe("'none'")
    for (const url of ['/sitemap.xml', `/api/live/tournament/${newId(app.clock.now())}`, '/api/genders'])
      expect([url, (await framing(url))[1]]).toEqual([url, 'DENY'])
    const { body } = await read(`/embed/tournament/${id}`)
    expect(body).not.toMatch(/<form|<button|data-inside="|\/register|\/login/)
  })
})

test('/tournaments is the list of visitors, and a screen of the app to a browser that is signed in', async () => {
  expect((await read('/tournaments')).headers['vary']).toContain('Cookie')
  const name = `gauntlet-session-${new URL(app.app.services.config.appUrl).port}`
  expect((await read('/tournaments', { cookie: `a=b; ${name}=${'x'.repeat(40)}` })).statusCode).toBe(404)
})

test('a player whom Ada has blocked is no visitor: signed in, neither stream nor page tells more than to anybody', async () => {
  const gil = await app.player('Gil Gone')
  await app.call(blocks.set, { user_id: gil.id, active: 1 }, await app.signIn(player('Ada')))
  const { id } = await seenFor('link', await app.signIn(player('Ada')))
  const { body } = await read(`/tournament/${id}`, { authorization: `Bearer ${gil.token}` })
  expect(body).toBe((await read(`/tournament/${id}`)).body)
})
