/** Chosen in place of a winner. */
export const DRAW = 'draw'
