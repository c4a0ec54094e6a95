import { nobodyTexts } from './texts.ts'

export const RESERVED_NAME = 'This name is kept for the people who run this. Please use your own.'

// Letters that are drawn like a Latin one; both sides of a comparison go through it.
const LOOKS: readonly (readonly [letters: string, like: string])[] = [
  ['авгеѕіјкмнопрстухԁһӏԛԝи', 'abresljkmhonpctyxdhlqwu'],
  ['αβεηικνορτυχγω', 'abenlkvoptuxyw'],
  ['ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ', 'abcdeghljklmprstvwz'],
  ['ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'abcdefghljklmnoprstuvwxyz'],
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑᴌɩ', 'abcdefghljklmnoprstuvwyzall'],
  ['łŀɫɭǀꞁƚđðɗøɵŧƫħǥɠɱɐƨ', 'llllllldddootthggmas'],
  ['iıɡß', 'llgb'],
]
const drawnAlike = new Map(
  LOOKS.flatMap(([letters, like]) =>
    Array.from(letters.toLowerCase(), (letter, place) => [letter, like.charAt(place)] as const),
  ),
)

/** The look of a text at a glance: two that share it are taken for each other. */
export const looksLike = (value: string): string =>
  Array.from(value.normalize('NFKD').toLowerCase(), letter => drawnAlike.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L} ]|\p{DI}/gu, '')
    .replace(/rn/g, 'm')
    .replace(/cl/g, 'd')
    .replace(/ +/g, ' ')
    .trim()

const DEPARTMENTS = ['security', 'billing', 'payments', 'refund', 'refunds', 'safety']
const OFFICES = [
  'admin',
  'administrator',
  'moderator',
  'operator',
  'official',
  'support',
  'help',
  'desk',
  ...DEPARTMENTS,
]
const BESIDE = ['team', 'staff', 'service', 'system', 'customer', 'tech', 'trust', 'inc', 'the', 'your']
const STAND_INS = Object.values(nobodyTexts)

/** The look of a text whose spaces are left out, as a name may be cut anywhere: 'Gaunt Let'. */
const squeezed = (text: string): string => looksLike(text).replaceAll(' ', '')
const oneOf = (words: readonly string[]): string => `(?:${words.map(squeezed).join('|')})`

/**
 * Would others take a player of this name for somebody who runs `appName`, or for one who is closed or hidden? A word
 * of an office and nothing else ('Admin', 'Gauntlet Support'), or the product's name alone; 'Grace Gauntlet' is a name.
 */
export function isReservedName(first: string, last: string, appName: string): boolean {
  const name = squeezed(`${first} ${last}`)
  const product = [appName, ...appName.split(' ')].filter(word => squeezed(word) !== '')
  const known = oneOf([...OFFICES, ...BESIDE, ...product])
  const holdsOnly = (words: readonly string[]) => new RegExp(`^${known}*${oneOf(words)}${known}*$`).test(name)
  return STAND_INS.some(text => squeezed(text) === name) || holdsOnly([...OFFICES, ...product.slice(0, 1)])
}
