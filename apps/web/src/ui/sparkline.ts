const WIDTH = 72
const HEIGHT = 24
/** Room for the end of the line, which is round. */
const EDGE = 3

export const SPARK_BOX = `0 0 ${WIDTH} ${HEIGHT}`

/** Values in their order as the points of a small line, the lowest at the bottom; level where all are the same. */
export function sparkPoints(values: readonly number[]): { x: number; y: number }[] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const span = most - least
  return values.map((value, index) => ({
    x: EDGE + ((WIDTH - 2 * EDGE) * index) / Math.max(1, values.length - 1),
    y: span === 0 ? HEIGHT / 2 : HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - least)) / span,
  }))
}
