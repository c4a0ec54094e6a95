import { HOUR, MINUTE } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { type RestingServices, restingServices } from './resting.ts'

const shares = { first: 4, proven: 12, provenAfter: 3, unproven: 12 }
const busyOf = (services: RestingServices, now: number) => services.taking(now).not

test('a service takes so many messages at once', () => {
  const services = restingServices({ ...shares, first: 2 })
  services.begin('example.org')
  expect(busyOf(services, 0)).toEqual([])
  services.begin('example.org')
  expect(busyOf(services, 0)).toEqual(['example.org'])
  services.end('example.org', { how: 'answered', now: 0 })
  expect(busyOf(services, 0)).toEqual([])
})

test('one that has answered takes more, until it fails', () => {
  const services = restingServices(shares)
  const send = () => {
    services.begin('example.org')
    services.end('example.org', { how: 'answered', now: 0 })
  }
  const taken = (now: number) => {
    let count = 0
    for (; busyOf(services, now).length === 0; count += 1) services.begin('example.org')
    for (let ended = 0; ended < count; ended += 1) services.end('example.org', { how: 'failed', now })
    return count
  }
  for (let times = 0; times < 3; times += 1) send()
  expect([taken(0), taken(MINUTE)]).toEqual([12, 4])
})

test('one that is down rests, each time for twice as long, an hour at most', () => {
  const services = restingServices(shares)
  const rests: number[] = []
  let now = 0
  for (let times = 0; times < 8; times += 1) {
    services.begin('example.org')
    services.begin('example.org')
    services.end('example.org', { how: 'failed', now })
    services.end('example.org', { how: 'failed', now })
    const begun = now
    while (busyOf(services, now).length > 0) now += MINUTE
    rests.push((now - begun) / MINUTE)
  }
  expect(rests).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  services.begin('example.org')
  services.end('example.org', { how: 'answered', now })
  services.begin('example.org')
  services.end('example.org', { how: 'failed', now })
  expect(busyOf(services, now + MINUTE)).toEqual([])
})

test.each([
  ['its name is not answered', 'unresolved'],
  ['it answers late', 'late'],
] as const)('one that Eve has let answer takes no more once %s, and does not rest', (_, ended) => {
  const services = restingServices(shares)
  for (const how of ['answered', 'answered', 'answered', ended] as const) {
    services.begin('example.org')
    services.end('example.org', { how, now: 0 })
  }
  const busy = [1, 2, 3, 4].map(() => {
    services.begin('example.org')
    return busyOf(services, 0)
  })
  expect(busy).toEqual([[], [], [], ['example.org']])
})

test('one that was down long ago is forgotten', () => {
  const services = restingServices(shares)
  services.begin('example.org')
  services.end('example.org', { how: 'failed', now: 0 })
  expect(busyOf(services, 3 * HOUR)).toEqual([])
  services.begin('example.org')
  services.end('example.org', { how: 'failed', now: 3 * HOUR })
  expect(busyOf(services, 3 * HOUR + MINUTE)).toEqual([])
})

test('those that Eve has named anew together leave room for one that has answered', () => {
  const services = restingServices(shares)
  for (let times = 0; times < 3; times += 1) {
    services.begin('example.org')
    services.end('example.org', { how: 'answered', now: 0 })
  }
  for (const name of ['a.example', 'b.example', 'c.example']) {
    expect(services.taking(0).only).toBe(null)
    for (let times = 0; times < 4; times += 1) services.begin(name)
  }
  expect(services.taking(0).only).toEqual(['example.org'])
  services.end('c.example', { how: 'unresolved', now: 0 })
  expect(services.taking(0).only).toBe(null)
})
