/** So many hues there are for faces without a photo. */
export const HUES = 12

/** In degrees; the greens and browns between them, of which none is clear in a dark tone, are left out. */
export const angleOf = (hue: number): number => (145 + 25 * hue) % 360

/** A colour for whatever these letters stand for. */
export const hueOf = (id: string): number => sumOf(id) % HUES

function sumOf(id: string): number {
  let sum = 0
  for (const character of id) sum = (sum * 33 + (character.codePointAt(0) ?? 0)) % 9973
  return sum
}

/**
 * A player's colour as the classes of a face: one of the hues, deep or pale. It is the same everywhere: for 'Maeve
 * Rivera' that of 'Maeve R.', since there are places that know no more. A name of one word says too little: there the
 * `id` decides.
 */
export function faceLookOf(name: string, id: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  const sum = sumOf(second === undefined ? id : `${first} ${(Array.from(second)[0] ?? '').toUpperCase()}`)
  return `hue-${sum % HUES}${Math.floor(sum / HUES) % 2 === 0 ? '' : ' pale'}`
}
