import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { HOUR } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import type { App } from '../../app.ts'
import { testApp } from '../../testing/opened.ts'

const app = testApp({ RATE_LIMITS: 'on' })

const url = `/api${sessions.forgot.path}`
const forgot = async ({ server }: App, remoteAddress: string, email: string) => {
  const { statusCode, headers } = await server.inject({ method: 'POST', url, payload: { email }, remoteAddress })
  return { statusCode, wait: Number(headers['retry-after'] ?? 0) }
}

test('a caller who turns to another node has no more tries in an hour than on one', async () => {
  const nodes = [app.app, await app.anotherNode(), await app.anotherNode()]
  const statuses: number[] = []
  for (let at = 0; at < 31; at++) {
    const node = nodes[at % nodes.length] ?? app.app
    statuses.push((await forgot(node, '192.0.2.1', `nobody${at}@example.com`)).statusCode)
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
  for (const node of nodes) {
    const refused = await forgot(node, '192.0.2.1', 'somebody@example.com')
    expect([refused.statusCode, refused.wait > 3000 && refused.wait <= 3600]).toEqual([429, true])
    expect((await forgot(node, '192.0.2.2', 'somebody.else@example.com')).statusCode).toBe(200)
  }
})

test('tries whose time is over are forgotten, and counted from one', async () => {
  const count = () => app.db.session(session => session.run('select count(*)::int as tries from tries'))
  await forgot(app.app, '192.0.2.3', 'ada@example.com')
  await app.db.session(session => session.run('update tries set count = 1000'))
  app.clock.advance(HOUR + 1)
  expect((await forgot(app.app, '192.0.2.3', 'ada@example.com')).statusCode).toBe(200)
  await app.app.services.jobs.runNow('forget-tries')
  expect(await count()).toEqual([{ tries: 1 }])
})
