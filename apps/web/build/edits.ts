/** Replaces the text from `start` to `end`. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** The code with all edits made; none overlaps another. */
export const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code)
