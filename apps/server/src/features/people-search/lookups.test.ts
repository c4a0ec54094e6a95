import { EMAIL_LOOKUPS_AN_HOUR } from '@gauntlet/contract/people-search/endpoints'
import { expect, test } from 'vitest'
import { peopleSearchRoutes } from './routes.ts'
import { testDatabase, testStage } from '../../testing/opened.ts'

const stage = testStage(testDatabase(), peopleSearchRoutes, 'on')

const addresses = Array.from({ length: EMAIL_LOOKUPS_AN_HOUR }, (_, at) => `guess${at}@example.com`)

test('an account looks up thirty e-mails an hour, over all the calls that take one', async () => {
  const ada = await stage.player('Ada Curious')
  for (const [at, email] of addresses.entries())
    await (at % 2 === 0 ? ada.call('POST', '/users', { email }) : ada.call('POST', `/users/search?term=${email}`, {}))
  expect((await ada.call('POST', '/users/searchUserByEmail', { email: 'more@example.com' })).status).toBe(429)
  expect((await ada.call('POST', '/users/search?term=ada', {})).status).toBe(200)
})

test('e-mails that are left out count too, each once', async () => {
  const ben = await stage.player('Ben Careful')
  const chosen = (selected: string[]) => ben.call('POST', '/users/search?term=ada', { selected })
  for (const length of [10, 20, 30, 30]) expect((await chosen(addresses.slice(0, length))).status).toBe(200)
  expect((await chosen([...addresses, 'more@example.com'])).status).toBe(429)
})
