/** The value below which a share of `p` (0 to 1) of the samples lies. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(p * sorted.length) - 1)] ?? sorted[0]
  if (value === undefined) throw new Error('There is nothing to take a percentile of')
  return value
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5)

/** To three significant digits: a busy machine cannot tell more. */
export const rounded = (value: number): number => (value === 0 ? 0 : Number(value.toPrecision(3)))

/**
 * Measures each subject once a round, one after the other, so that other work on the machine falls on all alike.
 * Answers with the samples of each, round by round.
 */
export async function interleaved<K extends string>(
  rounds: number,
  subjects: Readonly<Record<K, () => Promise<number>>>,
): Promise<Map<string, number[]>> {
  const samples = new Map<string, number[]>()
  const entries: [string, () => Promise<number>][] = Object.entries(subjects)
  for (let round = 0; round < rounds; round++)
    for (const [name, measure] of entries) samples.set(name, [...(samples.get(name) ?? []), await measure()])
  return samples
}

export const samplesOf = (samples: ReadonlyMap<string, number[]>, name: string): number[] => {
  const found = samples.get(name)
  if (!found) throw new Error(`${name} was not measured`)
  return found
}

/** The median over the rounds of how `name` compares with `base` in the same round. */
export function ratio(samples: ReadonlyMap<string, number[]>, name: string, base: string): number {
  const bases = samplesOf(samples, base)
  return median(samplesOf(samples, name).map((value, round) => value / (bases[round] ?? Number.NaN)))
}
