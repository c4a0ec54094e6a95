/** Told of an answer to offered times; the page of a link, too, has these. */
export const suitsTexts = {
  choose: 'Choose at least one time.',
  noSuchOffer: 'This is not an offer.',
} as const

/** The words about times that players offer each other. */
export const timesTexts = {
  ...suitsTexts,
  offered: 'Your times are offered.',
  answered: 'Your answer is sent.',
  kept: 'The agreed time stays.',
  several: 'Offer 1 to 5 times.',
  further: 'At most 5 times in all.',
  twice: 'Each time is offered once.',
  noSuchTime: 'This is not a time.',
} as const
