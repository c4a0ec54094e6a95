export const RESERVED_NAME = 'This name is kept for the people who run this. Please use your own.'

// Letters that are drawn like a Latin one, lower-cased; both sides of a comparison go through it.
const LOOKS: readonly (readonly [letters: string, like: string])[] = [
  ['авгеѕіјкмнопрстухԁһӏԛԝи', 'abresljkmhonpctyxdhlqwu'],
  ['αβεηικνορτυχγω', 'abenlkvoptuxyw'],
  ['iıɡß', 'llgb'],
]
const drawnAlike = new Map(
  LOOKS.flatMap(([letters, like]) => Array.from(letters, (letter, place) => [letter, like.charAt(place)] as const)),
)

/** The look of a text at a glance: two that share it are taken for each other. */
export const looksLike = (value: string): string =>
  Array.from(value.normalize('NFKD').toLowerCase(), letter => drawnAlike.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L} ]|\p{DI}/gu, '')
    .replace(/rn/g, 'm')
    .replace(/ +/g, ' ')
    .trim()

const OFFICES = ['admin', 'administrator', 'moderator', 'operator', 'official', 'support', 'help', 'helpdesk', 'desk']
const BESIDE = ['team', 'staff', 'service', 'system', 'security', 'the', 'your']
const [offices, beside] = [new Set(OFFICES.map(looksLike)), new Set(BESIDE.map(looksLike))]
const FORMER = looksLike('Former player')

/**
 * Would others take a player of this name for somebody who runs `appName`, or for a closed account? A word of an office
 * and nothing else ('Admin', 'Gauntlet Support'), or the product's name alone; 'Grace Gauntlet' is a name.
 */
export function isReservedName(first: string, last: string, appName: string): boolean {
  const name = looksLike(`${first} ${last}`)
  const product = looksLike(appName)
  const words = name.split(' ')
  const known = new Set([...offices, ...beside, ...product.split(' ')])
  const official = words.every(word => known.has(word)) && words.some(word => offices.has(word))
  const ofTheProduct = ` ${name} `.includes(` ${product} `) && words.every(word => known.has(word))
  return name === FORMER || official || ofTheProduct
}
