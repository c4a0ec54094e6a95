import * as z from 'zod/mini'
import { fill } from './language/fill.ts'

/** The messages of a field whose form has none of its own. */
export const fieldTexts = {
  id: 'This is not a valid id.',
  characters: 'This has characters that cannot be shown.',
  tooLong: 'At most {max} characters.',
  text: 'This should be text.',
  email: 'Please enter an email',
  emailInvalid: 'Please enter a valid email',
  letters: 'Letters of one alphabet, spaces, apostrophes, hyphens and full stops only.',
  flag: 'This should be 1 or 0.',
  page: 'This should be a page number.',
  pages: 'Pages count from 1.',
  number: 'This should be a number.',
  between: 'Between {least} and {most}.',
  day: 'This should be a day.',
  players: 'At most {max} players at once.',
} as const

/** Opaque, 128 bits, never counted up. */
export const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)
export const id = (message: string = fieldTexts.id) => z.string(message).check(z.regex(ID, message))

// Tabs and line breaks are text; everything else below the space, and DEL, has no business in it.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL_OR_BREAK = /[\u0000-\u001f\u007f]/

/** At most so many characters. */
export const tooLongText = (max: number): string => fill(fieldTexts.tooLong, { max })

/** Nothing else is asked of a text that is too long: it may be as long as a request. */
export const atMost = (max: number, message = tooLongText(max)) => z.maxLength(max, { error: message, abort: true })

const free = (pattern: RegExp) => (value: string) => !pattern.test(value) && value.isWellFormed()

// Characters that are not drawn, and those that turn the order of a line around. The joiners and the choice of a
// picture's style stay: Persian, the scripts of India and emoji are written with them.
const UNSEEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{DI}|[\u202a-\u202e\u2066-\u2069]/gu
/** Without invisible and bidirectional controls. */
const withoutUnseen = (value: string): string => value.replace(UNSEEN, '')
/**
 * Is there anything in it that can be seen? Spaces, joiners, marks without a letter and the blank of braille are
 * nothing.
 */
const isVisible = (value: string): boolean => /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{DI}\u2800]/u.test(value)

const seen = (missing: string) => z.string(missing).check(z.overwrite(withoutUnseen), z.trim())

/**
 * One line of text, trimmed; `missing` is the message where it is empty or absent, `tooLong` where it has more than
 * `max` characters.
 */
export const line = (max: number, missing: string, tooLong = tooLongText(max)) =>
  seen(missing).check(
    z.minLength(1, missing),
    atMost(max, tooLong),
    z.refine(free(CONTROL_OR_BREAK), fieldTexts.characters),
    z.refine(isVisible, missing),
  )

/** Text of several lines that may be empty. */
export const lines = (max: number) =>
  seen(fieldTexts.text).check(atMost(max), z.refine(free(CONTROL), fieldTexts.characters))

/** Text of several lines that has to be there; `missing` is the message where it is empty or absent. */
export const text = (max: number, missing: string) =>
  seen(missing).check(
    z.minLength(1, missing),
    atMost(max),
    z.refine(free(CONTROL), fieldTexts.characters),
    z.refine(isVisible, missing),
  )

/** `lines` in a form that sends it whole: absent is ''. */
export const prose = (max: number) => z._default(lines(max), '')

export const EMAIL_MAX = 254
// Those of East Asia are drawn like no Latin letter, and stand beside them.
const UNLIKE_LATIN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/gu
const OTHER_LETTER = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u
/** A word, or a label of a domain, with a letter of another alphabet among Latin ones: many are drawn alike. */
const mixesAlphabets = (value: string): boolean =>
  value
    .replace(UNLIKE_LATIN, '')
    .split(/[\s.]+/)
    .some(word => /\p{Script=Latin}/u.test(word) && OTHER_LETTER.test(word))

// Before the @ are at most 64 characters, of ASCII: nothing else is delivered everywhere.
const ADDRESS = /^(?!.*\p{DI})[!-~]{1,64}@([^@]+)$/u
const isDeliverable = (address: string): boolean => {
  const domain = ADDRESS.exec(address)?.[1]
  return domain !== undefined && !mixesAlphabets(domain)
}

/** An e-mail address, lower-cased: two spellings of one address are one account. */
export const email = (missing: string = fieldTexts.email, invalid: string = fieldTexts.emailInvalid) =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      atMost(EMAIL_MAX, invalid),
      z.regex(/^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/, invalid),
      z.refine(free(CONTROL_OR_BREAK), invalid),
      z.refine(isDeliverable, invalid),
      z.toLowerCase(),
    )

export const NAME_MAX = 60

/**
 * The characters that a field of a name or a city keeps: letters of any script, spaces, apostrophes, hyphens, full
 * stops.
 */
export const nameLetters = (typed: string): string => typed.replace(/[^\p{L}\p{M} '’.-]|\p{DI}/gu, '')

// More marks than any writing puts on a letter only make a name climb out of its line.
const isName = (value: string) => nameLetters(value) === value && /^(?!.*\p{M}{4}).*\p{L}/u.test(value)

/** A name of a person or of a place; `missing` is the message where it is empty or absent. */
export const properName = (max: number, missing: string) =>
  line(max, missing).check(z.refine(value => isName(value) && !mixesAlphabets(value), fieldTexts.letters))

/** A flag, which the specification writes 1/0: accepted as 1/0, true/false, '1'/'0', read as 1/0. */
export const flag = (message: string = fieldTexts.flag) =>
  z.pipe(
    z.union([z.literal([0, 1, '0', '1']), z.boolean()], message),
    z.transform((value): 0 | 1 => (value === true || value === 1 || value === '1' ? 1 : 0)),
  )
/** A flag in an answer. */
export const flagOut = z.literal([0, 1])

/** An instant in an answer: ISO 8601 in UTC with Z. */
export const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/))

export const PAGE_LIMIT = 20
export const PAGE_LIMIT_MAX = 100
/** An answer that is not paged is whole, up to this. */
export const WHOLE_MAX = 500
/** A whole number, 0 or more, also as text. */
export const wholeNumber = (message: string) =>
  z.pipe(z.union([z.int(message), z.string().check(z.regex(/^\d{1,9}$/, message))], message), z.transform(Number))
const pagesOf = (usual: number, most: number) => ({
  page: z._default(wholeNumber(fieldTexts.page).check(z.refine(n => n >= 1 && n <= 1_000_000, fieldTexts.pages)), 1),
  limit: z._default(
    wholeNumber(fieldTexts.number).check(
      z.refine(n => n >= 1 && n <= most, fill(fieldTexts.between, { least: 1, most })),
    ),
    usual,
  ),
})
/** `page` counts from 1; `limit` is how many a page holds. */
export const paging = pagesOf(PAGE_LIMIT, PAGE_LIMIT_MAX)
/** Of an answer that is whole to whoever names no page. */
export const wholePaging = pagesOf(WHOLE_MAX, WHOLE_MAX)

/** How many of a whole answer are wanted. */
export const firstFew = () =>
  z.optional(
    wholeNumber(fieldTexts.number).check(
      z.refine(n => n >= 0 && n <= WHOLE_MAX, fill(fieldTexts.between, { least: 0, most: WHOLE_MAX })),
    ),
  )

export const nothing = z.strictObject({})
