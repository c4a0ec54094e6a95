/** So many colours there are for faces without a photo. */
export const HUES = 12

/** A colour for whatever these letters stand for. */
export const hueOf = (id: string): number => {
  let sum = 0
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum % HUES
}

/**
 * A player's colour, the same everywhere: for 'Maeve Rivera' that of 'Maeve R.', since there are places that know no
 * more. A name of one word says too little: there the `id` decides.
 */
export const faceHueOf = (name: string, id: string): number => {
  const [first = '', second] = name.trim().split(/\s+/)
  return hueOf(second === undefined ? id : `${first} ${(Array.from(second)[0] ?? '').toUpperCase()}`)
}
