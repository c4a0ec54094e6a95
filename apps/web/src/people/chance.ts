interface ThreeWays {
  readonly win: number
  readonly draw: number
  readonly lose: number
}

/** Too little sets the two apart for a number: 50% would say that something is known. */
export const isEven = (chance: number): boolean => Math.round(chance * 100) === 50

/** In percent, from even. */
const CLOSE = 5

/** Either of the two may win: they are about as strong. */
export const isClose = (chance: number): boolean => Math.abs(Math.round(chance * 100) - 50) <= CLOSE

/** How a match may end, which sums to 1; `chance` is that of winning where one side does. */
export const threeWays = (chance: number, draw = 0): ThreeWays => ({
  win: chance * (1 - draw),
  draw,
  lose: (1 - chance) * (1 - draw),
})
