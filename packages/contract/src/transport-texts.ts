/** Refusals of what is not even a request; no client of ours sends such, so none loads these. */
export const transportTexts = {
  badRequest: 'This request is not valid HTTP.',
  badHeaders: 'The headers of this request are too large.',
  tooSlow: 'This request took too long to arrive.',
} as const
