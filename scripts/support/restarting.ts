import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'chokidar'

/** Editors write a file in several steps: what comes within this time is one change. */
const SETTLE_MS = 150

export interface Restarting {
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** Folders; whatever changes in them starts the program anew, however it was saved. */
  watched: readonly string[]
  /** Each program as it starts. */
  started: (child: ChildProcess) => void
}

/** Runs Node with `args`, anew after each change. One that has ended by itself is started at the next change. */
export async function restartOnChange({ args, cwd, env, watched, started }: Restarting) {
  let child: ChildProcess | undefined
  let ended: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let over = false

  function start(): void {
    if (over) return
    const running = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
    ended = new Promise(resolve => running.once('close', () => resolve()))
    child = running
    started(running)
  }
  async function restart(): Promise<void> {
    child?.kill('SIGTERM')
    await ended
    start()
  }
  /** One after the other: a change while the program ends is answered by the start that follows. */
  let turn = Promise.resolve()
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      turn = turn.then(restart)
    }, SETTLE_MS)
  }
  const watcher = watch([...watched], { ignoreInitial: true, cwd })
  watcher.on('all', changed)
  await new Promise<void>(resolve => watcher.once('ready', () => resolve()))
  start()
  return {
    async end(): Promise<void> {
      over = true
      clearTimeout(timer)
      await watcher.close()
      child?.kill('SIGTERM')
      await turn
      await ended
    },
  }
}
