import type { Words } from '../language/catalogue.ts'
import { fill } from '../language/fill.ts'
import { formOf, type Plural } from '../language/plural.ts'
import type { Speaker } from '../language/speaker.ts'

/** The words of a notice, in the app and by e-mail. */
export interface NoticeText {
  /** One line: the subject of the mail, the text in the app. */
  subject: string
  /** The meaning, or the next step for the player. */
  line: string
  /** The facts: sport, time and place. */
  facts?: string
  /** The label of the link. */
  action: string
}

/** The player who did it, and how many did the same since: 'Ada Archer', 'Ada Archer and 3 others'. */
export interface Doers {
  who: string
  /** None where it was `who` alone. */
  more?: string
}

/** Stands for the reader where a text names a player: such a text has a wording of its own. */
export const READER = 'you'

/** The texts of a notice, with places; without an action of its own it leads where all of its noun lead. */
interface Said {
  subject: string
  line: string
  action?: string
}

/** Other words of a notice than its first ones, and places that its texts have beside its parameters. */
export interface Otherwise extends Partial<Said> {
  places?: Readonly<Record<string, string | number>>
}

/** How notices are written: `about` are the facts, `speaker` says it in the reader's language. */
export type Write<About> = (about: About, speaker: Speaker) => NoticeText

/**
 * Makes the writer of each notice of a noun: `said` picks its words from the noun's table, and `otherwise` chooses
 * among them by what it is about.
 */
export const noticesIn =
  <Table extends Words & { readonly view: string }, About extends object>(
    table: Table,
    factsOf: (about: About, speaker: Speaker) => string | undefined,
  ) =>
  <W extends Said>(
    said: (texts: Table) => W,
    otherwise: (words: NoInfer<W>, about: About, speaker: Speaker, texts: Table) => Otherwise = () => ({}),
  ): Write<About> =>
  (about, speaker) => {
    const texts = speaker.texts(table)
    const words = said(texts)
    const { places = {}, ...other } = otherwise(words, about, speaker, texts)
    const { subject, line, action = texts.view }: Said = { ...words, ...other }
    const filled = { ...about, ...places }
    const facts = factsOf(about, speaker)
    return {
      subject: fill(subject, filled),
      line: fill(line, filled),
      ...(facts !== undefined && { facts }),
      action,
    }
  }

/** Words for a player alone, and for several: '{who} joins', '{who} and {more} others join'. */
interface ByHowMany {
  subject: string
  several: Plural
  lines?: Plural
}

/** Chooses the subject by how many did it, and the line where that depends on it, too. */
export const byHowMany = (
  { several, lines }: ByHowMany,
  { more }: { more?: string },
  { language }: Speaker,
): Otherwise => {
  if (more === undefined) return {}
  const count = Number(more)
  return { subject: formOf(language, several, count), ...(lines && { line: formOf(language, lines, count) }) }
}

/** The same with the places that are taken, '7 of 8', where they are told. */
export function byHowManyCame(
  words: ByHowMany,
  about: { more?: string; filled?: string },
  speaker: Speaker,
  { filled }: { filled: string },
): Otherwise {
  const [, taken, slots] = /^(\d+) of (\d+)$/.exec(about.filled ?? '') ?? []
  const told = taken === undefined || slots === undefined ? {} : { line: filled, places: { taken, slots } }
  return { ...byHowMany(words, about, speaker), ...told }
}

export const listTexts = {
  /** Players whom a line does not name. */
  more: '{count} more',
  /** A place in an order. */
  place: { one: '{place}st', two: '{place}nd', few: '{place}rd', other: '{place}th' },
} as const

/** Of a line that tells of several. */
const NAMED = 10

/** 'Ada Archer, Ben Baker and 3 more'; the first few, where there are many. */
export function namesText(names: readonly string[], speaker: Speaker, named = NAMED): string {
  const count = names.length - named
  const { more } = speaker.texts(listTexts)
  const shown = count > 1 ? [...names.slice(0, named), fill(more, { count })] : names
  return new Intl.ListFormat(speaker.language).format(shown)
}

/** '1st', '22nd', '13th'. */
export const ordinal = (place: number, speaker: Speaker): string =>
  fill(formOf(speaker.language, speaker.texts(listTexts).place, place, 'ordinal'), { place })
