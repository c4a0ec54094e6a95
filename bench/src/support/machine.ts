import { spawnSync } from 'node:child_process'
import { availableParallelism, loadavg, totalmem } from 'node:os'
import { rounded } from './statistics.ts'

export interface Machine {
  cores: number
  memoryGiB: number
  node: string
  commit: string
  /** Processes that ran or waited, over the last minute: above `cores`, somebody else was at work too. */
  load: number
}

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).stdout?.trim() ?? ''

/** The commit, with a plus if files differ from it; 'unknown' outside a checkout. */
function commit(): string {
  const name = git('rev-parse', '--short', 'HEAD')
  return name === '' ? 'unknown' : name + (git('status', '--porcelain') === '' ? '' : '+')
}

export const machine = (): Machine => ({
  cores: availableParallelism(),
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.versions.node,
  commit: commit(),
  load: rounded(loadavg()[0] ?? 0),
})
