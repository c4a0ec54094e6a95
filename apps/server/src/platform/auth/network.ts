import { isIPv4, isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The eight groups of an IPv6 address, without what `::` leaves out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after]
}

/** What one household or one provider's customer has: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  if (!isIPv6(ip)) return isIPv4(ip) ? ip : 'unknown'
  const first = groupsOf(ip.toLowerCase()).slice(0, 4)
  return `${first.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
