import * as z from 'zod/mini'

/** Opaque, 128 bits, never counted up. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)
export const id = (message = 'This is not a valid id.') => z.string(message).check(z.regex(ID, message))

// Tabs and line breaks are text; everything else below the space, and DEL, has no business in it.
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
// oxlint-disable-next-line no-control-regex -- control characters are what this looks for
const CONTROL_OR_BREAK = /[\u0000-\u001f\u007f]/

const free = (pattern: RegExp) => (value: string) => !pattern.test(value) && value.isWellFormed()

// What is not drawn, and what turns the order of a line around. The joiners and the choice of a picture's style stay:
// Persian, the scripts of India and emoji are written with them.
const UNSEEN = /(?![\u200c\u200d\ufe0e\ufe0f])\p{DI}|[\u202a-\u202e\u2066-\u2069]/gu
/** Without invisible and bidirectional controls. */
const withoutUnseen = (value: string): string => value.replace(UNSEEN, '')
/** Is there anything in it that can be seen? Spaces, joiners, marks without a letter and the blank of braille are nothing. */
export const isVisible = (value: string): boolean => /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{DI}\u2800]/u.test(value)

const UNSHOWN = 'This has characters that cannot be shown.'
const typed = (missing: string) => z.string(missing).check(z.overwrite(withoutUnseen), z.trim())

/** One line of text, trimmed; `missing` is the message where it is empty or absent. */
export const line = (max: number, missing: string) =>
  typed(missing).check(
    z.minLength(1, missing),
    z.maxLength(max, `At most ${max} characters.`),
    z.refine(free(CONTROL_OR_BREAK), UNSHOWN),
    z.refine(isVisible, missing),
  )

/** Text of several lines that may be empty. */
export const lines = (max: number) =>
  typed('This should be text.').check(z.maxLength(max, `At most ${max} characters.`), z.refine(free(CONTROL), UNSHOWN))

/** Text of several lines that has to be there; `missing` is the message where it is empty or absent. */
export const text = (max: number, missing: string) =>
  typed(missing).check(
    z.minLength(1, missing),
    z.maxLength(max, `At most ${max} characters.`),
    z.refine(free(CONTROL), UNSHOWN),
    z.refine(isVisible, missing),
  )

/** `lines` in a form that sends it whole: absent is ''. */
export const prose = (max: number) => z._default(lines(max), '')

export const EMAIL_MAX = 254
const LOCAL_MAX = 64
// Before the @ only ASCII is delivered everywhere. A label of a domain has the letters of one script: 'müller', 'почта',
// and not a Cyrillic 'о' among Latin letters.
const LOCAL = /^[!-~]+$/
const LABEL = /^(?:[\p{Script=Latin}\p{M}\d-]+|[\p{Script=Cyrillic}\p{M}\d-]+|[\p{Script=Greek}\p{M}\d-]+)$/u
const OF_OTHER_SCRIPTS = /^(?:(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{DI}])[\p{L}\p{M}\p{N}-])+$/u

function isDeliverable(address: string): boolean {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const labels = address.slice(at + 1).split('.')
  const fits = local.length <= LOCAL_MAX && LOCAL.test(local)
  return fits && labels.every(label => !/\p{DI}/u.test(label) && (LABEL.test(label) || OF_OTHER_SCRIPTS.test(label)))
}

/** An e-mail address, lower-cased: two spellings of one address are one account. */
export const email = (missing = 'Please enter an email', invalid = 'Please enter a valid email') =>
  z
    .string(missing)
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(EMAIL_MAX, invalid),
      z.regex(/^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/, invalid),
      z.refine(free(CONTROL_OR_BREAK), invalid),
      z.refine(isDeliverable, invalid),
      z.toLowerCase(),
    )

/** What the specification writes 1/0: accepted as 1/0, true/false, '1'/'0', read as 1/0. */
export const flag = (message = 'This should be 1 or 0.') =>
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
const wholeNumber = (message: string) =>
  z.pipe(z.union([z.int(message), z.string().check(z.regex(/^\d{1,9}$/, message))], message), z.transform(Number))
/** `page` counts from 1; `limit` is how many a page holds. */
export const paging = {
  page: z._default(
    wholeNumber('This should be a page number.').check(z.refine(n => n >= 1 && n <= 1_000_000, 'Pages count from 1.')),
    1,
  ),
  limit: z._default(
    wholeNumber('This should be a number.').check(
      z.refine(n => n >= 1 && n <= PAGE_LIMIT_MAX, `Between 1 and ${PAGE_LIMIT_MAX}.`),
    ),
    PAGE_LIMIT,
  ),
}

export const nothing = z.strictObject({})
