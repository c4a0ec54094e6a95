/** A piece of a message: words, or an address that can be opened. */
export type Piece = string | { href: string }

const ADDRESS = /\bhttps?:\/\/[^\s<>"]+/gi
/** Marks that end a sentence rather than an address. */
const AFTER = /[.,;:!?'’”)\]}]+$/
/** An address with a bracket in it may end with one. */
const CLOSED = /\([^()]*\)$/

const endOf = (found: string): string => (CLOSED.test(found) ? found : found.replace(AFTER, ''))

/** Only what a browser opens over http or https is an address: nothing else that it would run. */
function isAddress(text: string): boolean {
  const { protocol, hostname } = URL.parse(text) ?? { protocol: '', hostname: '' }
  return (protocol === 'http:' || protocol === 'https:') && hostname.includes('.')
}

/** A text with its addresses taken apart. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = endOf(found)
    if (!isAddress(href)) continue
    pieces.push(text.slice(from, index), { href })
    from = index + href.length
  }
  pieces.push(text.slice(from))
  return pieces.filter(piece => piece !== '')
}
