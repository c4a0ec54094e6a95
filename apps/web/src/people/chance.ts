interface ThreeWays {
  readonly win: number
  readonly draw: number
  readonly lose: number
}

/** Too little sets the two apart for a number: 50% would say that something is known. */
export const isEven = (chance: number): boolean => Math.round(chance * 100) === 50

/** How a match may end, which sums to 1; `chance` is that of winning where one side does. */
export const threeWays = (chance: number, draw = 0): ThreeWays => ({
  win: chance * (1 - draw),
  draw,
  lose: (1 - chance) * (1 - draw),
})

/** The same in percent as it is shown, which sums to 100. */
export function toldWays(chance: number, drawn = 0): ThreeWays {
  const { win, lose } = threeWays(chance, drawn)
  const shown = Math.round(win * 100)
  const left = drawn > 0 ? Math.round(lose * 100) : 100 - shown
  return { win: shown, draw: 100 - shown - left, lose: left }
}

/** How far the two stand apart in what is shown: 0 is as fair as can be. An order by it can be checked by eye. */
export function leadOf(chance: number, drawn?: number): number {
  const { win, lose } = toldWays(chance, drawn)
  return Math.abs(win - lose)
}

/** In points of `leadOf`. */
const FAIR = 10

/** Either of the two may win: they are about as strong. */
export const isFair = (chance: number, drawn?: number): boolean => leadOf(chance, drawn) <= FAIR
