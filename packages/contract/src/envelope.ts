/** The envelope of every answer, refusals and server errors included. */
export interface Envelope<T = unknown> {
  success: boolean
  message?: string
  /** The code of a refusal, for programs: 'challenges.too_late'. It stays when its message changes. */
  reason?: string
  payload?: T
  /** The field's path to its message: `{'preference.age': '…'}`. */
  errors?: Record<string, string>
  /** How many there are in all, beside a page of them. */
  total?: number
}

export const callTexts = {
  noToken: 'No token supplied',
  somethingWrong: 'Something went wrong',
  notVerified: 'Please verify your email first.',
  notFound: 'Not found.',
  notYours: 'This is not yours to change.',
  badJson: 'The body is not valid JSON.',
  badPath: 'The address is not valid.',
  badInput: 'Please check what you entered.',
  unknownField: 'This field is not known here.',
  tooLarge: 'That is too large.',
  wrongType: 'This kind of content is not accepted here.',
  tooMany: 'Too many tries. Please wait a while.',
  wrongMethod: 'This address does not answer to that method.',
  noRoom: 'This cannot be kept right now: the server has no room left. Please try again later.',
  unavailable: 'Please try again in a moment.',
} as const
