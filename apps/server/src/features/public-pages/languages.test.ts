import { expect, test } from 'vitest'
import { withPseudo } from '../../testing/languages.ts'
import { testApp } from '../../testing/opened.ts'
import { LIST_PATH } from './paths.ts'

const app = testApp({}, withPseudo)

test('whatever keeps the list of tournaments is told that it is another for players, and in each language', async () => {
  const { statusCode, headers } = await app.app.server.inject({ url: LIST_PATH })
  expect(statusCode).toBe(200)
  const named = String(headers.vary)
    .split(',')
    .map(name => name.trim())
  expect(named).toEqual(expect.arrayContaining(['Cookie', 'Accept-Language']))
})
