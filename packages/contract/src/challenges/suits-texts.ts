/** Told of an answer to offered times; the page of a link, too, has these. */
export const suitsTexts = {
  choose: 'Choose at least one time.',
  noSuchOffer: 'This is not an offer.',
} as const
