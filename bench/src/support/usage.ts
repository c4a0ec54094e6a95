/** The resources that a server's process has used so far. */
export interface Usage {
  /** Resident memory, in bytes. */
  rss: number
  /** Processor time, user and system, in microseconds. */
  cpu: number
}

export const isUsage = (value: unknown): value is Usage =>
  typeof value === 'object' &&
  value !== null &&
  'rss' in value &&
  typeof value.rss === 'number' &&
  'cpu' in value &&
  typeof value.cpu === 'number'
