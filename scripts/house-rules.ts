// Rules for every file of ours, beside those of the compiler and the linter.
import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob, resolve } from 'node:path'
import { sourceFiles } from './imports/modules.ts'
import { testFiles, withoutDatabase } from './support/test-files.ts'

const LINES_NOTED = 250
const LINES_MAX = 300

interface LineRule {
  name: string
  files: RegExp
  never: RegExp
}

const COMMENT = String.raw`(?:^|[\s{])(?://|/\*\*?|\*)\s+`
/** English has no noun 'who', and what a comment is about comes first in it. A question may begin so. */
const STIFF = [
  String.raw`(?:(?:To|For|Of|By|From|With|Against) whom?|Who|Whom|Whose|What)\b(?!.*\?)`,
  String.raw`.*\. (?:Who|Whom|Whose)\b(?!.*\?)`,
  String.raw`.*\b(?:for|to|of|by|from|with|than|like|but) who\b`,
  String.raw`.*\bwhose\b.*\bwhose\b`,
  String.raw`.*\bthe own\b`,
]

const lineRules: readonly LineRule[] = [
  {
    name: 'the compiler and the formatter are not silenced',
    files: /./,
    never: /@ts-(ignore|expect-error|nocheck)|biome-ignor[e]/,
  },
  {
    name: 'the linter is silenced only with a reason, after " -- "',
    files: /./,
    never: /(oxlint|eslint)-disable(?!.* -- \S)/,
  },
  { name: 'what is left to do is not left in the code', files: /./, never: /\b(TO[D]O|FIX[M]E)\b/ },
  {
    name: 'who blocks whom, who are friends and from which age one is an adult stands in features/people alone',
    files: /^apps\/server\/src\/(?!features\/people\/)(?!.*\btest(ing)?\b).*\.ts$/,
    never: /\b(from|join|into|update) (blocks|friendships)\b|\bage\s*(<|<=|>|>=)\s*18\b/,
  },
  {
    name: 'a minute, an hour, a day and what counts them are those of @gauntlet/contract/time',
    files: /^(?!apps\/web\/|packages\/contract\/src\/time\.ts$).*\.ts$/,
    never: /\bconst (SECOND|MINUTE|HOUR|DAY)(_MS|_SECONDS)?\b[^=]*= [\d(]|\btype Millis\b.*=/,
  },
  {
    name: "a comment names its subject, 'players who …' and not 'who …', 'their own' and not 'the own': docs/style.md",
    files: /\.(ts|tsx|mjs)$/,
    never: new RegExp(`${COMMENT}(?:${STIFF.join('|')})`),
  },
  {
    name: 'a comment has at most 120 characters a line',
    files: /\.(ts|tsx|mjs)$/,
    never: /^(?=\s*(\/\/|\/\*\*?|\*) (?!oxlint-)).{121}/,
  },
  {
    name: 'SQL is given the time as a parameter',
    files: /\.sql$|queries\.ts$/,
    never:
      /(?<![.\w])(now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)|\b(current_timestamp|current_date|current_time|localtimestamp)\b/i,
  },
]

export interface House {
  broken: string[]
  /** Nothing wrong yet. */
  notes: string[]
}

function lengthOf(file: string, text: string): House {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  const said = `${file}: ${lines} lines, at most ${LINES_MAX}; over ${LINES_NOTED} a file is perhaps two things`
  if (/\.generated\.tsx?$/.test(file) || !/\.tsx?$/.test(file) || lines <= LINES_NOTED) return { broken: [], notes: [] }
  return lines > LINES_MAX ? { broken: [said], notes: [] } : { broken: [], notes: [said] }
}

const matches = (file: string, patterns: readonly string[]) => patterns.some(pattern => matchesGlob(file, pattern))

function misplacedTest(file: string, text: string): string[] {
  const looksLikeTest = /\.(test|spec)\.\w+$|(^|\/)__tests__\//.test(file)
  if (!looksLikeTest) return []
  if (!Object.values(testFiles).some(patterns => matches(file, patterns)))
    return [`${file}: no project of vitest.config.ts runs this test`]
  return matches(file, withoutDatabase) && /\b(openTest|test)(App|Database)\(/.test(text)
    ? [`${file}: opens a database, and would be tried on no engine but one; see scripts/support/test-files.ts`]
    : []
}

/** Reads the sources and migrations under `root`. */
export function houseRules(root: string): House {
  const house: House = { broken: [], notes: [] }
  for (const file of [...sourceFiles(root), ...globSync('apps/server/migrations/**/*.sql', { cwd: root })]) {
    const text = readFileSync(join(root, file), 'utf8')
    const { broken, notes } = lengthOf(file, text)
    house.notes.push(...notes)
    house.broken.push(...broken, ...misplacedTest(file, text))
    const rules = lineRules.filter(({ files }) => files.test(file))
    for (const [index, line] of text.split('\n').entries())
      for (const { name, never } of rules)
        if (never.test(file.endsWith('.sql') ? line.replace(/--.*/, '') : line))
          house.broken.push(`${file}:${index + 1}: ${name}`)
  }
  return house
}

if (import.meta.main) {
  const { broken, notes } = houseRules(resolve(import.meta.dirname, '..'))
  for (const line of [...broken, ...notes]) console.log(line)
  process.exitCode = broken.length > 0 ? 1 : 0
}
