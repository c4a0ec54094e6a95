import { BlockList, isIP } from 'node:net'

/** Networks that lead nowhere, back to this machine, or to its neighbours (the registries of RFC 6890). */
const CLOSED_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Of the addresses of IPv6 only these are given out; some of them hold an address of IPv4, or are for examples. */
const OPEN_6 = ['2000::', 3] as const
const CLOSED_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [net, prefix] of CLOSED_4) closed.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of CLOSED_6) closed.addSubnet(net, prefix, 'ipv6')
const open = new BlockList()
open.addSubnet(...OPEN_6, 'ipv6')

/** Whether an address is one of the internet, and none of this machine or its neighbours. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
