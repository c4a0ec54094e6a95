/** Told to the issuer of a challenge about its link. */
export const linkTexts = {
  places: '1 to 8 players may accept by a link.',
  revoked: 'The link leads nowhere now.',
} as const
