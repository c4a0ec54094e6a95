import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { addressRoutes } from '../addresses/routes.ts'
import { peopleSearchRoutes } from './routes.ts'
import { testDatabase, testStage } from '../../testing/opened.ts'
import type { Player } from './testing.ts'

const stage = testStage(testDatabase(), [...addressRoutes, ...peopleSearchRoutes])
let ada: Player
beforeAll(async () => {
  ada = await stage.player('Ada Lovelace', { lives: ['Austin', 'TX', '78701'] })
})

const found = z.array(z.object({ full_name: z.string() }))
const search = (term: string, selected: string[] = []) =>
  ada.call('POST', `/users/search?term=${encodeURIComponent(term)}`, { selected })
const names = ({ payload }: { payload?: unknown }) => found.parse(payload).map(one => one.full_name)

describe('by name', () => {
  test('the beginning of any word finds, whatever its case and accents', async () => {
    await stage.player('Zoé de la Vega Núñez')
    for (const term of ['zoe', 'VEGA', 'nun', 'zoé la', 'NUNEZ zo'])
      expect(names(await search(term))).toEqual(['Zoé de la Vega Núñez'])
    expect(names(await search('oé'))).toEqual([])
  })

  test('the whole word comes before those that go on, then the names in order', async () => {
    await stage.player('Quin Zimmer')
    await stage.player('Quincy Abbot')
    await stage.player('Quin Abbot')
    await stage.player('Quin Quinto')
    expect(names(await search('quin'))).toEqual(['Quin Abbot', 'Quin Quinto', 'Quin Zimmer', 'Quincy Abbot'])
  })

  test('signs that mean something to SQL are only signs', async () => {
    for (const term of ['%', '_', "'", '\\', 'a%', ' ', '']) expect(names(await search(term))).toEqual([])
  })

  test('the searcher is never found', async () => {
    expect(names(await search('lovelace'))).toEqual([])
    expect(names(await search(ada.email))).toEqual([])
  })

  test('minors, suspended, former and unverified players are never found, by name or e-mail', async () => {
    const minor = await stage.player('Hidden Minor')
    const suspended = await stage.player('Hidden Suspended')
    const former = await stage.player('Hidden Former')
    const unverified = await stage.player('Hidden Unverified', { verified: false })
    await stage.write('update users set age = 17 where id = $1', [minor.id])
    await stage.write('update users set suspended_at = created_at where id = $1', [suspended.id])
    await stage.write('update users set deleted_at = created_at where id = $1', [former.id])
    expect(names(await search('hidden'))).toEqual([])
    for (const { email } of [minor, suspended, former, unverified]) expect(names(await search(email))).toEqual([])
  })

  test('nobody across a block is found', async () => {
    const [bea, bob] = [await stage.player('Blocker Bea'), await stage.player('Blocker Bob')]
    await stage.player('Blocker Eve')
    await stage.write('insert into blocks values ($1, $2, $3), ($2, $4, $3)', [bea.id, ada.id, new Date(), bob.id])
    expect(names(await search('blocker'))).toEqual(['Blocker Eve'])
  })

  test('a new name is found and the old one no more', async () => {
    const renamed = await stage.player('Before Renaming')
    await stage.write("update users set name_key = 'after renaming' where id = $1", [renamed.id])
    expect(names(await search('before'))).toEqual([])
    expect(names(await search('after'))).toHaveLength(1)
  })

  test('players chosen already, by e-mail or id, are left out', async () => {
    const [one, two] = [await stage.player('Chosen One'), await stage.player('Chosen Two')]
    await stage.player('Chosen Three')
    expect(names(await search('chosen', [one.email.toUpperCase(), two.id]))).toEqual(['Chosen Three'])
    expect(names(await search(one.email, [one.email]))).toEqual([])
  })
})

test('an e-mail finds its owner, however it is spelled, and nobody else', async () => {
  const ben = await stage.player('Ben Mailed')
  expect(names(await search(ben.email.toUpperCase()))).toEqual(['Ben Mailed'])
  expect(await ada.call('POST', '/users/searchUserByEmail', { email: ben.email })).toMatchObject({
    status: 200,
    payload: { id: ben.id },
  })
  expect(await ada.call('POST', '/users/searchUserByEmail', { email: 'nobody@example.com' })).toMatchObject({
    status: 404,
    message: 'Problem Finding User',
  })
})

test('the friend filter finds by e-mail too, and says what is no e-mail', async () => {
  const far = await stage.player('Far Friend', { lives: ['Boston', 'MA', '02108'] })
  const answer = await ada.call('POST', '/users', { email: far.email, distance: 1 })
  expect(answer).toMatchObject({ total: 1, payload: [{ id: far.id, distance: 1693.9 }] })
  expect(await ada.call('POST', '/users', { email: 'far' })).toMatchObject({
    status: 400,
    errors: { email: 'Invalid Email id' },
  })
})

test('all other players are listed page by page, each once', async () => {
  const seen: string[] = []
  let total = 0
  for (let page = 1; page <= 30; page++) {
    const answer = await ada.call('GET', `/users/?page=${page}&limit=2`)
    total = answer.total ?? 0
    seen.push(...names(answer))
  }
  expect(seen).toHaveLength(total)
  expect(new Set(seen).size).toBe(total)
  expect(seen).not.toContain('Ada Lovelace')
})
