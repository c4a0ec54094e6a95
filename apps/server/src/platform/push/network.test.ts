import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openPushService } from '../../testing/push-service.ts'
import { NoPushService, type PushNetwork, postPush, serviceNameOf, serviceOf } from './network.ts'
import { isPublicAddress } from './public-address.ts'

describe('an address', () => {
  test.each(['8.8.8.8', '142.250.74.106', '172.15.0.1', '2a00:1450:4001::1', '2606:4700::6810:1'])(
    '%s is public',
    address => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
    'fc00::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::1',
    'localhost',
    '',
  ])('%s is not', address => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

test.each([
  'http://push.example.org/x',
  'https://push.example.org:8443/x',
  'https://ada@push.example.org/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://0x7f.1/x',
  'https://localhost/x',
  'push.example.org',
])('%s is no push service', endpoint => {
  expect(() => serviceOf(endpoint)).toThrow(NoPushService)
})

test.each([
  ['eve.push.example.org', 'example.org'],
  ['updates.push.services.mozilla.com', 'updates.push.services.mozilla.com'],
  ['time.apple.com', 'time.apple.com'],
  ['apple.com.example.org', 'example.org'],
  ['notapple.com', 'notapple.com'],
  ['push.notapple.com', 'notapple.com'],
])('%s is counted as %s: Eve has as many hosts as she likes, but none of a maker', (host, name) => {
  expect(serviceNameOf(serviceOf(`https://${host}/x`))).toBe(name)
})

test('Ben hears from a service that answers at once, though its name took longer than a service may', async () => {
  const service = await openPushService(1_000)
  const network: PushNetwork = {
    ...service.network,
    async resolve(host) {
      await pause(1_200)
      return service.network.resolve(host)
    },
  }
  const message = { url: serviceOf('https://push.example.org/ben'), headers: {}, body: Buffer.from('Ada') }
  const { status } = await postPush(network, message)
  await service.close()
  expect(status).toBe(201)
})
