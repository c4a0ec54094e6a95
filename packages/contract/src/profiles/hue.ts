/** So many colours there are for faces without a photo. */
export const HUES = 12

/** The player's colour, the same everywhere: in the app and on the pages for visitors. */
export const hueOf = (id: string): number => {
  let sum = 0
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum % HUES
}
