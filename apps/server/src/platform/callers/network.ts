import { isIPv4, isIPv6 } from 'node:net'

/** Whoever names itself by something that is no address is counted together with all who do. */
export const NO_ADDRESS = 'no address'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/
const V4_WITH_PORT = /^([\d.]+):\d{1,5}$/

/** An address without what some proxies write around it: brackets, a port, the name of an interface. */
function bare(address: string): string {
  const text = address.trim()
  const inner = BRACKETED.exec(text)?.[1] ?? V4_WITH_PORT.exec(text)?.[1] ?? text
  return inner.replace(/%.*$/, '')
}

const read = (part: string) => (part === '' ? [] : part.split(':').map(group => Number.parseInt(group, 16)))

/** The eight groups of an IPv6 address, an IPv4 tail as two of them. */
function groupsOf(address: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  const [, start = '', ...bytes] = dotted ?? []
  const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
  const text = dotted ? `${start}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}` : address
  const [left = '', right] = text.split('::')
  const head = read(left)
  const tail = right === undefined ? [] : read(right)
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail]
}

/**
 * The network by which a caller is counted: an IPv4 address, or the /64 of an IPv6 address, which is the least that a
 * household is given and holds more addresses than could be counted. An IPv4 address in IPv6 form is the same caller.
 */
export function networkOf(address: string): string {
  const text = bare(address)
  const mapped = MAPPED.exec(text)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  if (isIPv4(text)) return text
  if (!isIPv6(text)) return NO_ADDRESS
  const groups = groupsOf(text)
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0, seventh = 0, eighth = 0] = groups
  const isMapped = [first, second, third, fourth, fifth].every(group => group === 0) && sixth === 0xffff
  if (isMapped) return [seventh >> 8, seventh & 255, eighth >> 8, eighth & 255].join('.')
  return `${[first, second, third, fourth].map(group => group.toString(16)).join(':')}::/64`
}
