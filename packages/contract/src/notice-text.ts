/** What a notice says, in the app and by e-mail. */
export interface NoticeText {
  /** One line: the subject of the mail, the text in the app. */
  subject: string
  /** What it means, or what to do now. */
  line: string
  /** What it is about: sport, time and place. */
  facts?: string
  /** The label of the link. */
  action: string
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
