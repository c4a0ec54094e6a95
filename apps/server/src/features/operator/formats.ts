/** '2030-06-03 12:00 UTC' */
export const moment = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

export const plural = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** Each line of a text, moved in. */
export const indented = (text: string, by = '    '): string =>
  text
    .split('\n')
    .map(line => by + line)
    .join('\n')
