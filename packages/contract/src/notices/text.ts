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

/** 'Ada Archer joins', 'Ada Archer and 1 other join': the verb as one and as several do it. */
export function doing({ who, more }: Doers, one: string, several: string): string {
  if (more === undefined) return `${who} ${one}`
  return `${who} and ${more} ${more === '1' ? 'other' : 'others'} ${several}`
}

/** Of a line that tells of several. */
const NAMED = 10

/** 'Ada Archer, Ben Baker and 3 more'; the first few, where there are many. */
export function namesText(names: readonly string[]): string {
  const rest = names.length - NAMED
  const shown = rest > 1 ? [...names.slice(0, NAMED), `${rest} more`] : names
  return new Intl.ListFormat('en-US').format(shown)
}

/** ' Rank 607 ▲107', to stand behind a sentence; nothing where no rank is told. */
export function rankText({ rank, change }: { rank?: string; change?: string }): string {
  if (rank === undefined) return ''
  const by = Number(change ?? 0)
  if (by === 0) return ` Rank ${rank}`
  return ` Rank ${rank} ${by > 0 ? '▲' : '▼'}${Math.abs(by)}`
}

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' })
const endings = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const

/** '1st', '22nd', '13th'. */
export const ordinal = (place: number): string => `${place}${endings[ordinals.select(place)]}`
