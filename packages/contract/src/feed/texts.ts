/** Results of a page, and at most. */
export const FEED_PAGE = 10
export const FEED_PAGE_MAX = 50
/** Applause is counted up to here. */
export const KUDOS_MAX = 100

export const feedTexts = {
  missing: 'This result is not in your feed.',
} as const
