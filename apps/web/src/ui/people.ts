const LARGEST = 28
const SMALLEST = 12
const FITS_LARGEST = 14

/**
 * The size of a name in px: 28 for a short one, down to 12 for a long one, so that it fits its card. `largest` and
 * `smallest` bound it for some places: a title that may take two lines need not be small.
 */
export const nameSize = (name: string, largest = LARGEST, smallest = SMALLEST): number => {
  const { length } = Array.from(name)
  return Math.round(Math.min(largest, Math.max(smallest, (LARGEST * FITS_LARGEST) / Math.max(length, 1))))
}

/** The width of a letter, as a share of the size: of most, and of the wide ones. */
const LETTER = 0.66
const WIDE_LETTER = 1
const isWide = (letter: string) => /[mw\p{Lu}]/u.test(letter)
const widthOf = (word: string) =>
  Array.from(word, letter => (isWide(letter) ? WIDE_LETTER : LETTER)).reduce((sum, width) => sum + width, 0)

/** The largest size in px at which the longest word of a name is at most `width` px wide; 28 at most. */
export function sizeOfWords(name: string, width: number): number {
  const widest = Math.max(...name.split(/[\s-]+/).map(widthOf), LETTER)
  return Math.min(LARGEST, Math.floor(width / widest))
}

/** The first letters of the first and the last word. */
export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map(word => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
