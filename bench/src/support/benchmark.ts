/** A measured number and, where the project promises one, the figure it is held against. */
export interface Figure {
  name: string
  value: number
  unit: string
  atLeast?: number
  atMost?: number
}

export interface Outcome {
  figures: Figure[]
  /** The engine, the data size: whatever a reader has to know in order to compare. */
  notes: string[]
  /** Whether something came to light that must not be: then the program fails, too. */
  failed?: boolean
}

type Options = Readonly<Record<string, number>>

export interface Benchmark {
  /** Options with their defaults: `--seconds 5`. */
  options: Options
  run(given: Options): Promise<Outcome>
}

/** A benchmark with the options that `options` lists. */
export const benchmark = <K extends string>(
  options: Readonly<Record<K, number>>,
  work: (options: Readonly<Record<K, number>>) => Promise<Outcome>,
): Benchmark => ({ options, run: given => work({ ...options, ...given }) })

/** Undefined if nothing is promised. */
export const isReached = ({ value, atLeast, atMost }: Figure): boolean | undefined =>
  atLeast === undefined && atMost === undefined
    ? undefined
    : value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity)
