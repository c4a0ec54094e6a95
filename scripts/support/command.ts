// Starts other programs and ends them with us.
import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './lock.ts'
import { usualEnv } from './programs.ts'

export interface Command {
  args: readonly string[]
  /** As of a program that is not ours, unless told. */
  env?: NodeJS.ProcessEnv
  /** Gets what the program prints, while it prints it. */
  hear?: (text: string) => void
  /** Seconds after which it is ended; 600 unless told. */
  limit?: number
}

export interface Ended {
  code: number
  output: string
}

const windows = process.platform === 'win32'
const running = new Set<ChildProcess>()

// A program of its own group takes with it what it has started, browsers and servers too.
function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined || child.exitCode !== null) return
  try {
    if (windows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    // It has ended in between.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Ends every program that `run` has started. */
export const endAll = () => running.forEach(child => end(child, 'SIGKILL'))

/** The arguments that make Node run a tool of ours by its package's name and the path of its program in it. */
export const tool = (name: string, program: string, ...args: string[]): string[] => [
  join(dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`)), program),
  ...args,
]

/**
 * Runs Node with `args` from the repository's root. Never throws: what went wrong is in `output`, with a code but 0.
 */
export function run({ args, env = usualEnv(), hear, limit = 600 }: Command): Promise<Ended> {
  return new Promise(resolve => {
    let output = ''
    const add = (text: string) => {
      output += text
      hear?.(text)
    }
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      detached: !windows,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    const timer = setTimeout(() => {
      add(`\nEnded: it ran longer than ${limit} seconds.\n`)
      end(child, 'SIGKILL')
    }, limit * 1000)
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', add)
    child.on('error', error => add(`${error.message}\n`))
    child.on('close', code => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}
