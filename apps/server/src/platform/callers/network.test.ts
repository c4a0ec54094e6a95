import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_ADDRESS, networkOf } from './network.ts'

describe('a caller is counted by', () => {
  test.each([
    ['its IPv4 address', '203.0.113.7', '203.0.113.7'],
    ['the same, where it is written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the same, in hexadecimal', '::FFFF:cb00:7107', '203.0.113.7'],
    ['the same, in full', '0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['the same, where a proxy adds the port', '203.0.113.7:49152', '203.0.113.7'],
    ['the /64 of its IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same for a neighbour', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['the same, written with zeros and in capitals', '2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['the same, in brackets with a port', '[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['the same, on a named interface', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['its /64 where the address is short', '::1', '0:0:0:0::/64'],
    ['its /64 where the last groups are dotted', '64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ])('%s', (_what, address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test('nothing of its own where it is no address', () => {
    for (const junk of [
      '',
      'junk1',
      'unknown',
      '_hidden',
      '1.2.3',
      '1.2.3.4.5',
      '999.1.1.1',
      '[::1',
      '2001:db8::1:443x',
    ])
      expect(networkOf(junk)).toBe(NO_ADDRESS)
    expect(networkOf('::ffff:999.1.1.1')).toBe(NO_ADDRESS)
  })
})

test('whatever is sent, it is one of these three', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.ipV6(), fc.ipV4(), fc.ipV4Extended())
  fc.assert(
    fc.property(anything, text => {
      expect(networkOf(text)).toMatch(/^(no address|(\d{1,3}\.){3}\d{1,3}|([\da-f]{1,4}:){4}:\/64)$/)
    }),
  )
})

test('two addresses are one caller where their first 64 bits are the same', () => {
  const group = fc.integer({ min: 1, max: 0xfffe }).map(value => value.toString(16))
  const four = fc.tuple(group, group, group, group).map(groups => groups.join(':'))
  fc.assert(
    fc.property(four, four, four, (network, one, other) => {
      expect(networkOf(`${network}:${one}`)).toBe(networkOf(`${network}:${other}`))
    }),
  )
})
