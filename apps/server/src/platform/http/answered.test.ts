import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/opened.ts'

const lines: string[] = []
const app = testApp({ LOG_LEVEL: 'info' }, { log: { write: line => void lines.push(line) } })

test('the line of an answer names the player who asked, and nobody where a visitor did', async () => {
  const ada = await app.player('Ada Ace')
  lines.length = 0
  await app.call(profiles.self, {}, ada)
  await app.send({ path: '/genders' })
  expect(lines.map(line => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'answered', player: ada.id, status: 200 }),
    expect.not.objectContaining({ player: expect.anything() }),
  ])
})

const SECRET = 'never-in-a-line-of-the-log'
test.each([
  `/verify/${SECRET}`,
  `/reset/${SECRET}`,
  `/undo-email/${SECRET}`,
  `/Undo-Email/${SECRET}/`,
  `/unsubscribe/invited/${SECRET}`,
  `/challenge/link/${SECRET}`,
  `/guest/${SECRET}`,
  `/api/notices/unsubscribe/invited/${SECRET}`,
  `/api/calendar/${SECRET}.ics`,
  `/register?to=${SECRET}`,
])('the secret in %s is not in the log', async url => {
  lines.length = 0
  await app.app.server.inject({ url, headers: { authorization: `Bearer ${SECRET}`, cookie: `session=${SECRET}` } })
  expect(lines).toHaveLength(1)
  expect(lines.join('')).not.toContain(SECRET)
})
