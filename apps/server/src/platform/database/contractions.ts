/** Steps of a migration that may trip a node of the version before, which goes on running. */
const CONTRACTIONS: readonly { what: string; found: RegExp }[] = [
  {
    what: 'drops a table, column, view, function or type',
    found: /\bdrop\s+(table|column|view|function|type|sequence)\b/,
  },
  {
    what: 'drops a column',
    found: /\balter\s+table\b[^;]*\bdrop\s+(?!constraint|not|default|expression|identity)"?\w/,
  },
  { what: 'drops a constraint that an upsert may name', found: /\bdrop\s+constraint\b/ },
  { what: 'renames', found: /\brename\s+(to|column|constraint|\w+\s+to)\b/ },
  { what: 'changes a type', found: /\balter\s+(column\s+)?"?\w+"?\s+(set\s+data\s+)?type\b/ },
  { what: 'demands a value that the version before does not give', found: /\bset\s+not\s+null\b/ },
  { what: 'drops a default', found: /\bdrop\s+default\b/ },
  {
    what: 'demands a value that the version before does not give',
    found:
      /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?(?!constraint\b)"?\w+"?\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/,
  },
  {
    what: 'refuses what the version before may write',
    found: /\badd\s+(constraint\s+"?\w+"?\s+)?(check|unique|foreign)\b/,
  },
  { what: 'refuses what the version before may write', found: /\bcreate\s+unique\s+index\b/ },
]

/** `-- contract: <why no running version reads it>` */
const STATED = /^-- *contract: *\S+( +\S+){2,}/m

/** The text without comments, bodies of functions and what stands in quotes, in small letters. */
const bare = (text: string) =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()

/** The tables that the text makes itself: nobody runs on them yet. */
const madeHere = (text: string) =>
  [...text.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)/g)].flatMap(([, name]) => name ?? [])

/**
 * The steps of a migration that a node of the version before would not survive: none, unless the file states in a line
 * `-- contract: …` why no running version needs it any more.
 */
export function contractionsOf(text: string): string[] {
  if (STATED.test(text)) return []
  const own = madeHere(bare(text))
  return bare(text)
    .split(';')
    .filter(statement => !own.some(table => new RegExp(`\\b(table|on)\\s+(only\\s+)?"?${table}\\b`).test(statement)))
    .flatMap(statement => CONTRACTIONS.filter(({ found }) => found.test(statement)).map(({ what }) => what))
}

/** A table that is looked through while nobody may write to it. */
const SCANS = /\badd\s+(constraint\s+"?\w+"?\s+)?(check|foreign\s+key)\b/g
const NOT_VALID = /\bnot\s+valid\b/g
const VALIDATES = /\bvalidate\s+constraint\b/

const countIn = (statement: string, pattern: RegExp) => statement.match(pattern)?.length ?? 0

/**
 * The constraints of a migration that look through all rows under the table's lock: none where each is added
 * `not valid`, and validated by a later file, whose transaction lets everybody write.
 */
export function scansOf(text: string): string[] {
  const own = madeHere(bare(text))
  const statements = bare(text)
    .split(';')
    .filter(statement => !own.some(table => new RegExp(`\\btable\\s+(only\\s+)?"?${table}\\b`).test(statement)))
  const scanning = statements.filter(statement => countIn(statement, SCANS) > countIn(statement, NOT_VALID))
  const held = statements.some(statement => countIn(statement, SCANS) > 0)
  const validating = held ? statements.filter(statement => VALIDATES.test(statement)) : []
  return [...scanning, ...validating].map(statement => statement.trim())
}

/**
 * The statements that a repeatable file may hold: definitions are replaced, and what is to be filled is told. Whatever
 * reads a table would do so under the lock of its trigger.
 */
const REPEATABLE = /^(create or replace (function|view|trigger)|insert into fills)\b/

/** The one thing that no `or replace` is said of: a trigger that waits for the end, made where it is missing. */
const MADE_ONCE =
  /^do \$\$\s+begin\s+if not exists \(select from pg_trigger where tgname = '(\w+)'\) then\s+create constraint trigger \1 [^;]+;\s+end if;\s+end\s+\$\$;/gm

/** The statements of a repeatable file that are not to be applied again and again; to be empty. */
export const unrepeatableOf = (text: string): string[] =>
  bare(text.replaceAll(MADE_ONCE, ''))
    .split(';')
    .map(statement => statement.trim())
    .filter(statement => statement !== '' && !REPEATABLE.test(statement))
