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
  /** The engine, the data size, what a reader has to know to compare. */
  notes: string[]
  /** Whether something came to light that must not be: then the program fails, too. */
  failed?: boolean
}

type Options = Readonly<Record<string, number>>

export interface Benchmark {
  /** Options and what they are unless told: `--seconds 5`. */
  options: Options
  run(given: Options): Promise<Outcome>
}

/** A benchmark whose options are those that `options` names. */
export const benchmark = <K extends string>(
  options: Readonly<Record<K, number>>,
  work: (options: Readonly<Record<K, number>>) => Promise<Outcome>,
): Benchmark => ({ options, run: given => work({ ...options, ...given }) })

/** Undefined where nothing is promised. */
export const isReached = ({ value, atLeast, atMost }: Figure): boolean | undefined =>
  atLeast === undefined && atMost === undefined
    ? undefined
    : value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity)
