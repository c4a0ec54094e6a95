/** Work that comes back: few jobs, each safe to run twice and on any node. */
export interface Job {
  name: string
  everyMs: number
  run(): Promise<void>
  /** Called where it is woken or due while it runs, instead of running once more afterwards. */
  wokenWhileRunning?(): void
  /** Called before a stop waits for what runs: it takes no more work, and ends soon. */
  stop?(): void
}

export interface Jobs {
  add(job: Job): void
  /** Runs a job soon, for work that has just been written: a mail, a status that is due. */
  wake(name: string): void
  /** Runs a job now and waits for it; throws what it throws. */
  runNow(name: string): Promise<void>
  start(): void
  stop(): Promise<void>
}

export function jobRunner(onError: (name: string, error: unknown) => void): Jobs {
  const jobs = new Map<string, Job>()
  const running = new Map<string, Promise<void>>()
  const again = new Set<string>()
  const timers: NodeJS.Timeout[] = []
  let stopped = false

  function run(name: string): Promise<void> {
    const job = jobs.get(name)
    if (!job) return Promise.reject(new Error(`No job is called ${name}`))
    const current = running.get(name)
    if (current) {
      job.wokenWhileRunning?.()
      return current
    }
    const work = job.run().finally(() => {
      running.delete(name)
      // Woken while it ran: what it was woken for may have come after it looked.
      if (again.delete(name)) inBackground(name)
    })
    running.set(name, work)
    return work
  }

  function inBackground(name: string): void {
    if (!stopped) run(name).catch(error => onError(name, error))
  }

  return {
    add(job) {
      jobs.set(job.name, job)
    },
    wake(name) {
      if (running.has(name) && !jobs.get(name)?.wokenWhileRunning) again.add(name)
      else inBackground(name)
    },
    async runNow(name) {
      // A run already under way may have looked too early.
      await running.get(name)
      await run(name)
    },
    start() {
      for (const { name, everyMs } of jobs.values()) timers.push(setInterval(() => inBackground(name), everyMs))
      for (const name of jobs.keys()) inBackground(name)
    },
    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      again.clear()
      for (const job of jobs.values()) job.stop?.()
      await Promise.allSettled(running.values())
    },
  }
}
