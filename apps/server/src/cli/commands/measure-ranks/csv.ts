export interface Line {
  /** Where it begins in the file, from 1. */
  readonly number: number
  readonly fields: string[]
}

/**
 * The lines of a CSV text (RFC 4180: a field in quotes may hold commas, line breaks and doubled quotes; CRLF or LF).
 * Empty lines are left out. A quote that is never closed, or text after a closed one, makes `fields` of that line
 * empty.
 */
export function* csvLines(text: string): Generator<Line> {
  let at = 0
  let number = 1
  while (at < text.length) {
    const end = text.indexOf('\n', at)
    const whole = text.slice(at, end === -1 ? text.length : end)
    const line = whole.endsWith('\r') ? whole.slice(0, -1) : whole
    if (line.includes('"')) {
      const { fields, next } = quotedLine(text, at)
      yield { number, fields }
      number += text.slice(at, next).split('\n').length - 1
      at = next
    } else {
      if (line !== '') yield { number, fields: line.split(',') }
      number += 1
      at = end === -1 ? text.length : end + 1
    }
  }
}

// One field and what ends it: a comma, a line break, or the end of the text.
const FIELD = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/y

function quotedLine(text: string, start: number): { fields: string[]; next: number } {
  const fields: string[] = []
  FIELD.lastIndex = start
  for (;;) {
    const match = FIELD.exec(text)
    if (!match) return { fields: [], next: text.indexOf('\n', start) + 1 || text.length }
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] !== ',') return { fields, next: FIELD.lastIndex }
  }
}
