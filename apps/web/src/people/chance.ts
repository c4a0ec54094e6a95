interface ThreeWays {
  readonly win: number
  readonly draw: number
  readonly lose: number
}

/** How a match may end, which sums to 1; `chance` is that of winning where one side does. */
export const threeWays = (chance: number, draw = 0): ThreeWays => ({
  win: chance * (1 - draw),
  draw,
  lose: (1 - chance) * (1 - draw),
})
