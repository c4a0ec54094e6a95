import { existsSync, readFileSync } from 'node:fs'
import { textsByCode } from '@gauntlet/contract/language/catalogue'
import { english } from '@gauntlet/contract/language/english'
import { languages } from '@gauntlet/contract/language/languages'
import { PSEUDO, pseudoText } from '@gauntlet/contract/language/pseudo'
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'
import { type Edit, edited } from './edits.ts'

/** The language that the sources are written in. */
export const SOURCE = 'en-US'
const CATALOGUE = /\/apps\/web\/src\/(?:.+\/)?texts\.ts$/
const CONTRACT = /\/packages\/contract\/src\/(?!language\/)[\w/-]+\.ts$/
/** The names that the contract gives to its texts. */
const TEXTS = /(?:Texts|Reasons|Messages)$|^states$/

const placesIn = (text: string) => text.match(/\{\w+\}|<\/?\w+>/g) ?? []

/** The constants of a catalogue, each with the places and tags of its text or of all its forms. */
function textsIn(code: string): Map<string, Set<string>> {
  const { program, errors } = parseSync('texts.ts', code)
  if (errors[0]) throw new Error(errors[0].message)
  const texts = new Map<string, Set<string>>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !init) return
      texts.set(id.name, new Set(placesIn(code.slice(init.start, init.end))))
    },
  }).visit(program)
  return texts
}

/** The faults of a translation: texts that it lacks, and places or tags that only it or only the English text has. */
export function faultsOf(source: string, translated: string): string[] {
  const theirs = textsIn(translated)
  return [...textsIn(source)].flatMap(([name, places]) => {
    const own = theirs.get(name)
    if (!own) return [`${name} is missing`]
    const different = [...places, ...own].filter(place => places.has(place) !== own.has(place))
    return different.map(place => `${name}: ${place}`)
  })
}

/** A module with the texts of its constants put in another way; with `named`, only those of these constants. */
export function retold(code: string, say: (text: string) => string, named?: RegExp): string {
  const { program, errors } = parseSync('texts.ts', code)
  if (errors[0]) throw new Error(errors[0].message)
  const spans: ESTree.Span[] = []
  const keys = new Set<number>()
  const edits: Edit[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && (!named || (id.type === 'Identifier' && named.test(id.name)))) spans.push(init)
    },
    Property({ key, computed }) {
      if (!computed) keys.add(key.start)
    },
    Literal({ start, end, value }) {
      if (typeof value !== 'string' || keys.has(start)) return
      if (spans.some(span => span.start <= start && end <= span.end))
        edits.push({ start, end, text: JSON.stringify(say(value)) })
    },
  }).visit(program)
  return edited(code, edits)
}

/** Says what the contract says in English in another language. */
function sayer(tag: string): (text: string) => string {
  const catalogue = languages[tag]
  if (!catalogue) throw new Error(`There is no language ${tag}`)
  const texts = textsByCode(catalogue)
  // Where nouns say the same, the first is meant.
  const codes = new Map([...textsByCode(english)].toReversed().map(([code, text]) => [text, code]))
  return text => texts.get(codes.get(text) ?? '') ?? text
}

/**
 * Builds the client in one language: beside each `texts.ts` stands its translation, `texts.de.ts` for German, which is
 * loaded in its place, and the contract's texts come from that language's catalogue. So a page has the texts of one
 * language, and only its own. The pseudo-language needs no files: it is made of the English ones.
 */
export function language(tag: string): Plugin {
  if (tag === SOURCE) return { name: 'language' }
  const say = tag === PSEUDO ? pseudoText : sayer(tag)
  return {
    name: 'language',
    enforce: 'pre',
    load: {
      filter: { id: CATALOGUE },
      handler(id) {
        if (tag === PSEUDO) return null
        const translated = id.replace(/\.ts$/, `.${tag}.ts`)
        if (!existsSync(translated)) this.error(`${translated} is missing`)
        const code = readFileSync(translated, 'utf8')
        const faults = faultsOf(readFileSync(id, 'utf8'), code)
        if (faults.length > 0) this.error(`${translated}\n${faults.join('\n')}`)
        this.addWatchFile(translated)
        return code
      },
    },
    transform: {
      filter: { id: [CATALOGUE, CONTRACT] },
      handler(code, id) {
        if (CONTRACT.test(id)) return { code: retold(code, say, TEXTS), map: null }
        return tag === PSEUDO ? { code: retold(code, pseudoText), map: null } : null
      },
    },
  }
}
