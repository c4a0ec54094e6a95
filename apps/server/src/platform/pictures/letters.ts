import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Letter {
  width: number
  path: string
}

const FILE = fileURLToPath(new URL('../../../data/letters.tsv', import.meta.url))
/** Of letters that are not there. */
const BOX: Letter = { width: 600, path: 'M60 0H540V-700H60ZM110 -50H490V-650H110Z' }
const UNIT = 1000

/** Read when the first picture is drawn: a machine need not have any font. */
let letters: ReadonlyMap<string, Letter> | undefined

function read(): ReadonlyMap<string, Letter> {
  const rows = readFileSync(FILE, 'utf8').trimEnd().split('\n')
  return new Map(
    rows.map(row => {
      const [code = '', width = '', path = ''] = row.split('\t')
      return [String.fromCodePoint(Number.parseInt(code, 16)), { width: Number(width), path }]
    }),
  )
}

function letterOf(sign: string): Letter {
  letters ??= read()
  return letters.get(sign) ?? BOX
}

const widthOf = (text: string): number => Array.from(text).reduce((sum, sign) => sum + letterOf(sign).width, 0)

/** The text as far as it fits, with '…' where it does not. */
function cut(text: string, most: number): string {
  if (widthOf(text) <= most) return text
  const signs = Array.from(text)
  while (signs.length > 0 && widthOf(`${signs.join('').trimEnd()}…`) > most) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

/** As many lines as a text takes; the last is cut. */
export function linesOf(text: string, { size, width, most }: { size: number; width: number; most: number }): string[] {
  const room = (width / size) * UNIT
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const joined = [...lines.slice(-1), word].join(' ')
    if (lines.length > 0 && widthOf(joined) <= room) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  const [kept, rest] = [lines.slice(0, most - 1), lines.slice(most - 1)]
  return [...kept, ...(rest.length > 0 ? [cut(rest.join(' '), room)] : [])]
}

interface Line {
  x: number
  /** Of the line on which the letters stand. */
  y: number
  size: number
  fill: string
  /** Cut to it. */
  width?: number
  middle?: boolean
}

/** A line of text as paths of an SVG. */
export function textPath(text: string, { x, y, size, fill, width, middle = false }: Line): string {
  const shown = width === undefined ? text : cut(text, (width / size) * UNIT)
  const scale = size / UNIT
  let at = middle ? -widthOf(shown) / 2 : 0
  const paths = Array.from(shown).map(sign => {
    const { width: step, path } = letterOf(sign)
    const placed = path === '' ? '' : `<path transform="translate(${Math.round(at)})" d="${path}"/>`
    at += step
    return placed
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale})">${paths.join('')}</g>`
}
