/** Why a password that is strong by its characters is refused: apart, since only the server knows. */
export const guessTexts = {
  common: 'This is one of the first passwords people guess. Choose another.',
  own: 'Your name, your email or our name is one of the first things that are tried. Choose another password.',
} as const

export type GuessReason = keyof typeof guessTexts
