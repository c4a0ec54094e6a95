import { expect, test } from 'vitest'
import { testClub, testDatabase, testStage } from '../../testing/opened.ts'
import { addressRoutes } from '../addresses/routes.ts'
import { cardsOf } from './present.ts'

const db = testDatabase()
const club = testClub(db)
const stage = testStage(db, addressRoutes)

const cardOf = async (id: string, options?: { sportId: string }) =>
  (await cardsOf(stage.services.db, [id], options)).get(id)

test('a card has the name, the city and the stars, and neither e-mail nor age', async () => {
  const ada = await stage.player('Ada Lovelace', { lives: ['Austin', 'TX', '78701'] })
  await stage.write('update users set age = 27, stars = 4.26 where id = $1', [ada.id])
  expect(await cardOf(ada.id)).toEqual({
    id: ada.id,
    first_name: 'Ada',
    last_name: 'Lovelace',
    full_name: 'Ada Lovelace',
    short_name: 'Ada L.',
    rating: 4.3,
    rated: 1,
    rank: null,
    provisional: 0,
    former: false,
    preference: { image: null, age_range: '25–34', gender: null, location: 'Austin, TX' },
  })
})

test('about a sport a card has the rank; a newcomer has that of newcomers, with ?', async () => {
  const ben = await stage.player('Ben Ali')
  expect(await cardOf(ben.id, club)).toMatchObject({ rank: 500, provisional: 1 })
  await stage.write(
    `insert into player_sports (user_id, sport_id, active, added_at, mean, variance, settled)
     values ($1, $2, true, '2026-01-01Z', 612.4, 100, true)`,
    [ben.id, club.sportId],
  )
  expect(await cardOf(ben.id, club)).toMatchObject({ rank: 612, provisional: 0 })
})

test('of a closed account only that there was one', async () => {
  const cleo = await stage.player('Cleo Chan', { lives: ['Austin', 'TX', '78701'] })
  await stage.write(`update users set age = 44, email = null, deleted_at = '2026-02-02Z' where id = $1`, [cleo.id])
  expect(await cardOf(cleo.id)).toMatchObject({
    full_name: 'Former player',
    former: true,
    preference: { age_range: null, location: null },
  })
})

test('somebody who is not there has no card', async () => {
  const nobody = '00000000-0000-7000-8000-000000000000'
  expect(await cardsOf(stage.services.db, [nobody])).toEqual(new Map())
  expect(await cardsOf(stage.services.db, [])).toEqual(new Map())
})
