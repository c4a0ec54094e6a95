const little = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the player wants things to stand still. */
export const movesLittle = (): boolean => little.matches
