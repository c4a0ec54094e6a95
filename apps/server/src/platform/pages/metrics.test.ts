import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { expect, test } from 'vitest'
import { openTestApp } from '../../testing/app.ts'
import { testApp } from '../../testing/opened.ts'

const app = testApp()

const metrics = async () => (await app.app.server.inject({ url: '/metrics' })).body

test('answers are counted by route, without the id that was asked for', async () => {
  const ada = await app.player('Ada Archer')
  await app.call(profiles.view, { id: ada.id }, ada)
  const text = await metrics()
  expect(text).toContain('gauntlet_http_seconds_count{method="GET",route="/api/users/view/:id",status="200"} 1')
  expect(text).not.toContain(ada.id)
})

test('mails that wait are counted', async () => {
  await app.app.settle()
  expect(await metrics()).toMatch(/^gauntlet_mails_waiting 0$/m)
})

test.each(['/METRICS', '/metrics/', '/Metrics', '/METRICS?a', '/%6detrics', '//metrics', '/metrics/.'])(
  'what a proxy keeps inside as /metrics does not get out as %s',
  async url => {
    const { statusCode, body } = await app.app.server.inject({ url })
    expect([statusCode, body.includes('gauntlet_')]).toEqual([404, false])
  },
)

test('on a port of their own they are nowhere else, and nothing else is there', async () => {
  const port = 20_000 + (process.pid % 20_000)
  const apart = await openTestApp({ METRICS_PORT: String(port) })
  const url = await apart.app.server.listen({ host: '127.0.0.1', port: 0 })
  const own = `http://127.0.0.1:${port}`
  const statuses = await Promise.all(
    [`${url}/metrics`, `${own}/metrics`, `${own}/api/genders`, `${own}/METRICS`].map(
      async each => (await fetch(each)).status,
    ),
  )
  await apart.close()
  expect(statuses).toEqual([404, 200, 404, 404])
  await expect(fetch(`${own}/metrics`)).rejects.toThrow('fetch failed')
})

const seconds = (text: string) => /^process_cpu_seconds_total (.*)$/m.exec(text)?.[1]

test('however many ask at once, they are collected once', async () => {
  await new Promise(resolve => setTimeout(resolve, 1_100))
  const texts = await Promise.all(Array.from({ length: 8 }, metrics))
  expect(new Set(texts.map(seconds)).size).toBe(1)
  expect(seconds(texts[0] ?? '')).toBeDefined()
})
