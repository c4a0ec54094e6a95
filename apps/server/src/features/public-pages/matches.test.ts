import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import type { Player } from '../../testing/app.ts'
import { playedMatch, report } from '../../testing/challenges.ts'
import { testApp } from '../../testing/opened.ts'
import { tournamentOf } from '../../testing/tournaments.ts'
import { textOf } from './testing.ts'

const app = testApp()
const read = (url: string) => app.app.server.inject({ url })
const listedBy = (organizer: Player) => tournamentOf(app, organizer, { visibility: 'public' })

test('a match that is over shows who beat whom, when and in which city, and no more', async () => {
  const [ivy, joe] = [await app.player('Ivy Volley'), await app.player('Joe Lob')]
  const match = await playedMatch(app, ivy, joe)
  expect((await read(`/match/${match.id}`)).statusCode).toBe(404)
  await report(app, match, ivy, ivy)
  await report(app, match, joe, ivy)
  await app.advance(60_000)
  const { statusCode, body } = await read(`/match/${match.id}`)
  expect([statusCode, textOf(body)]).toEqual([200, expect.stringContaining('Ivy V. beat Joe L.')])
  // No line of the heading ends before an initial.
  expect(body).toContain('<h1>Ivy\u00a0V. beat Joe\u00a0L.</h1>')
  expect(body).not.toMatch(new RegExp(`${match.venue}|${match.zip}|Volley|Lob|example\\.com`))
  await app.call(profiles.update, { preference: { public_name: 0 } }, joe)
  await app.advance(60_000)
  expect(textOf((await read(`/match/${match.id}`)).body)).toContain('Ivy V. beat Player')
})

test('a match that is over leads on to public tournaments that are ahead, and to none that has begun', async () => {
  const [uma, vito] = [await app.player('Uma Volley'), await app.player('Vito Lob')]
  const match = await playedMatch(app, uma, vito)
  for (const one of [uma, vito]) await report(app, match, one, uma)
  const [ahead, begun] = [await listedBy(uma), await listedBy(vito)]
  await app.db.session(session =>
    session.run(`update tournaments set start_at = $1 where id = $2`, [app.clock.now(), begun.id]),
  )
  await app.advance(60_000)
  for (const path of [`/match/${match.id}`, `/match/${newId(app.clock.now())}`]) {
    const { body } = await read(path)
    expect([ahead, begun].map(({ id }) => body.includes(`href="/tournament/${id}"`))).toEqual([true, false])
  }
})

test('a match that is over says Draw where nobody won and no numbers were told', async () => {
  const sports = ['Soccer']
  const [mia, nils] = [await app.player('Mia Volley', { sports }), await app.player('Nils Lob', { sports })]
  const match = await playedMatch(app, mia, nils, { sport: await app.sportId('Soccer'), ranked: 0 })
  for (const one of [mia, nils]) await app.call(challenges.report, { id: match.id, draw: true }, one)
  await app.advance(60_000)
  const { body } = await read(`/match/${match.id}`)
  expect(textOf(body)).toContain('Mia V. and Nils L. drew')
  expect(body).toContain('<p class="score">Draw</p>')
  expect(body).toMatch(/<span class="face [^>]+>MV<\/span><span>Mia V\.<\/span>/)
})

test('a match that is over is nothing to visitors where somebody under 18 is in it', async () => {
  const [kay, lou] = [await app.player('Kay Younger'), await app.player('Lou Older')]
  const match = await playedMatch(app, kay, lou)
  await report(app, match, kay, kay)
  await report(app, match, lou, kay)
  await app.db.session(session => session.run('update users set age = 15 where id = $1', [kay.id]))
  expect((await read(`/match/${match.id}`)).statusCode).toBe(404)
})
