// Copies: pairs of places that share six or more lines of the same shape. `node scripts/copies.ts` names those that
// nobody has looked at, with `--all` every one.
//
// A line's shape is the line without its names: every identifier counts as one word, and so does every text or number.
// Blank lines, comments, imports and lone brackets are left out. A pair is counted once, as long as it goes: n places
// that are alike are n · (n - 1) / 2 pairs. Lines like 'name: text,' are all of one shape, so at least four lines of a
// copy must differ from each other, and it must hold 45 words and signs.
import { readFileSync } from 'node:fs'
import { join, matchesGlob, resolve } from 'node:path'
import { leftAlone, tables, type Left } from './copies-left.ts'
import { sourceFiles } from './imports/modules.ts'

/** So many lines are a copy, if so many of them differ from each other, and hold so many words and signs together. */
const LINES_MIN = 6
const DIFFERENT_MIN = 4
const TOKENS_MIN = 45
/** So many pairs may be, those of tables left out. */
export const COPIES_MAX = 150

const KEYWORDS = new Set(
  `abstract any as async await boolean break case catch class const continue declare default delete do else enum export
  extends false finally for from function get if implements in infer instanceof interface is keyof let never new null
  number of private protected public readonly return satisfies set static string super switch symbol this throw true try
  type typeof undefined unknown var void while yield import`.split(/\s+/),
)
const TOKENS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n$]|\\.)*`|\d[\w.]*|[A-Za-z_$][\w$]*|\n|[^\S\n]+|[^\s\w$]/g
const IMPORTS = /^(?:import|export)\b[^'"`;()=]*?(?:from )?'[^'\n]*'.*$/gm
const LONE_BRACKETS = /^[()[\]{}<>/,;]*$/

interface Line {
  line: number
  /** The line without its names: two lines of the same shape say the same of different things. */
  shape: string
  tokens: number
}

const shapeOf = (token: string) => {
  if (/^\w|^['"`]./.test(token)) {
    if (KEYWORDS.has(token)) return `${token} `
    return /^[A-Za-z_$]/.test(token) ? 'name' : 'literal'
  }
  return token
}

/** The lines that count: neither blank nor a comment, an import or brackets alone. */
function linesOf(source: string): Line[] {
  const lines: Line[] = [{ line: 1, shape: '', tokens: 0 }]
  const withoutImports = source.replace(IMPORTS, text => text.replace(/[^\n]/g, ''))
  for (const [token] of withoutImports.matchAll(TOKENS)) {
    const last = lines.at(-1)
    if (last && /^\S/.test(token) && !/^\/[/*]/.test(token)) {
      last.shape += shapeOf(token)
      last.tokens += 1
    }
    for (let breaks = token.split('\n').length; breaks > 1; breaks -= 1)
      lines.push({ line: lines.length + 1, shape: '', tokens: 0 })
  }
  return lines.filter(({ shape }) => !LONE_BRACKETS.test(shape))
}

export interface Place {
  file: string
  from: number
  to: number
}

export interface Copy {
  lines: number
  places: readonly [Place, Place]
}

/** The line of a file, or undefined between two files. */
type At = (Line & { file: string; id: number }) | undefined

/** Every line of every file one after the other, each shape as a number. */
function strung(root: string): At[] {
  const ids = new Map<string, number>()
  return sourceFiles(root)
    .filter(file => !/\.generated\./.test(file))
    .flatMap(file => {
      const lines = linesOf(readFileSync(join(root, file), 'utf8'))
      const known = lines.map(line => {
        const id = ids.get(line.shape) ?? ids.size
        ids.set(line.shape, id)
        return { ...line, file, id }
      })
      return [...known, undefined]
    })
}

/** Where the same lines begin, `LINES_MIN` of them. */
function sameBeginnings(all: readonly At[]): number[][] {
  const places = new Map<string, number[]>()
  for (let at = 0; at + LINES_MIN <= all.length; at += 1) {
    const window = all.slice(at, at + LINES_MIN)
    if (window.includes(undefined)) continue
    const key = window.map(line => line?.id).join()
    places.set(key, [...(places.get(key) ?? []), at])
  }
  return [...places.values()].filter(({ length }) => length > 1)
}

/** Pairs of places that share lines, as many as they can, the longest first. A place within another is not counted. */
export function copiesIn(root: string): Copy[] {
  const all = strung(root)
  const same = (one: number, two: number) => all[one] !== undefined && all[one].id === all[two]?.id
  const copies: Copy[] = []
  const compare = (one: number, two: number) => {
    if (same(one - 1, two - 1)) return
    let lines = LINES_MIN
    while (same(one + lines, two + lines)) lines += 1
    // In one file the second place begins after the first.
    if (all[one]?.file === all[two]?.file) lines = Math.min(lines, two - one)
    const shared = all.slice(one, one + lines).flatMap(line => line ?? [])
    const tokens = shared.reduce((sum, line) => sum + line.tokens, 0)
    const different = new Set(shared.map(({ id }) => id)).size
    if (lines < LINES_MIN || different < DIFFERENT_MIN || tokens < TOKENS_MIN) return
    const place = (at: number): Place => ({
      file: all[at]?.file ?? '',
      from: all[at]?.line ?? 0,
      to: all[at + lines - 1]?.line ?? 0,
    })
    copies.push({ lines, places: [place(one), place(two)] })
  }
  for (const places of sameBeginnings(all))
    for (const [index, one] of places.entries()) for (const two of places.slice(index + 1)) compare(one, two)
  return copies.toSorted((one, two) => two.lines - one.lines)
}

const isOf =
  ({ files }: Left) =>
  ({ places }: Copy): boolean =>
    places.every(({ file }) => files.some(pattern => matchesGlob(file, pattern)))

const said = ({ file, from, to }: Place) => `${file}:${from}-${to}`
const sentenceOf = ({ lines, places: [one, two] }: Copy): string => `${lines} lines: ${said(one)} = ${said(two)}`

export interface Counted {
  /** Copies that count; those of tables do not. */
  copies: Copy[]
  rows: number
  /** Copies that nobody has looked at, and reasons for copies that are gone. */
  notes: string[]
}

/** `inTables` and `known` are those of copies-left.ts. */
export function countCopies(root: string, inTables = tables, known = leftAlone): Counted {
  const all = copiesIn(root)
  const copies = all.filter(copy => !inTables.some(table => isOf(table)(copy)))
  const unseen = copies.filter(copy => !known.some(left => isOf(left)(copy)))
  const gone = [...inTables, ...known].filter(left => !all.some(isOf(left)))
  const notes = [
    ...unseen.map(sentenceOf),
    ...gone.map(({ why }) => `scripts/copies-left.ts: nothing is left of "${why}"`),
  ]
  return { copies, rows: all.length - copies.length, notes }
}

if (import.meta.main) {
  const { copies, rows, notes } = countCopies(resolve(import.meta.dirname, '..'))
  for (const line of process.argv.includes('--all') ? copies.map(sentenceOf) : notes) console.log(line)
  console.log(`${copies.length} pairs of places, at most ${COPIES_MAX}; and ${rows} of tables`)
}
