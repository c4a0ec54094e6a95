import { callTexts } from '@gauntlet/contract/envelope'
import { expect, test } from 'vitest'
import { fixedClock } from '../clock/clock.ts'
import { readConfig } from '../config/config.ts'
import { BusyError } from '../database/errors.ts'
import { buildServer } from './server.ts'

/** The address that the server takes for the caller's, where a proxy has added one to the list. */
async function callerWith(TRUST_PROXY: string): Promise<string> {
  const app = await buildServer(readConfig({ TRUST_PROXY, LOG_LEVEL: 'silent' }), fixedClock('2030-06-03T12:00:00Z'))
  app.get('/ip', request => Promise.resolve(request.ip))
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' }
  const { body } = await app.inject({ url: '/ip', headers, remoteAddress: '10.0.0.1' })
  await app.close()
  return body
}

test.each([
  ['off', 'the one who connects', '10.0.0.1'],
  ['on', 'whom the proxy was called by, not whom that one names', '203.0.113.7'],
  ['2', 'whom the outer one of two proxies was called by', '6.6.6.6'],
])('with TRUST_PROXY=%s the caller is %s', async (setting, _who, address) => {
  expect(await callerWith(setting)).toBe(address)
})

test('where no connection is free the caller is asked to try again in a moment', async () => {
  const app = await buildServer(readConfig({ LOG_LEVEL: 'silent' }), fixedClock('2030-06-03T12:00:00Z'))
  app.get('/busy', () => Promise.reject(new BusyError('No connection was free')))
  const { statusCode, headers, body } = await app.inject('/busy')
  await app.close()
  expect([statusCode, headers['retry-after']]).toEqual([503, '1'])
  expect(JSON.parse(body)).toEqual({ success: false, message: callTexts.unavailable, reason: 'call.unavailable' })
})
