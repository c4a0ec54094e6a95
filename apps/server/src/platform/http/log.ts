import { write, writeSync } from 'node:fs'
import { codeOf } from '../database/unusable-folder.ts'

/** Lines that wait while nothing takes them: some minutes of a busy server. */
const KEPT_BYTES = 1_000_000
/** A slow reader of a pipe is asked again soon, a full disk after a while. */
const SLOW_MS = 50
const FULL_MS = 1000
const STDOUT = 1

export interface LogDestination {
  write(line: string): void
}

interface Options {
  fd?: number
  keptBytes?: number
  againMs?: number
}

/**
 * Where the lines of the log go. Nothing waits for it and nothing ends by it: what cannot be written, for a full disk
 * or a reader that is slow, is kept for a while, then lost, and how many lines were is told once there is room.
 */
export function logDestination({
  fd = STDOUT,
  keptBytes = KEPT_BYTES,
  againMs = FULL_MS,
}: Options = {}): LogDestination {
  let waiting: Buffer[] = []
  let bytes = 0
  let lost = 0
  /** The part that is still to be written. */
  let current: Buffer | undefined
  let busy = false

  function gather(): Buffer {
    if (lost > 0) {
      const line = JSON.stringify({
        level: 40,
        time: Date.now(),
        lost,
        msg: 'lines of the log were lost: nothing took them',
      })
      waiting.push(Buffer.from(`${line}\n`))
      lost = 0
    }
    const all = Buffer.concat(waiting)
    waiting = []
    return all
  }

  function next(): void {
    if (busy || (!current && waiting.length === 0)) return
    busy = true
    // Lost lines are told only once something is taken again: until then they are counted on.
    const chunk = (current ??= gather())
    write(fd, chunk, (error, written) => {
      if (error) {
        setTimeout(resume, codeOf(error) === 'EAGAIN' ? SLOW_MS : againMs).unref()
        return
      }
      bytes -= written
      current = written < chunk.length ? chunk.subarray(written) : undefined
      resume()
    })
  }

  function resume(): void {
    busy = false
    next()
  }

  // The last lines say why a process ended. What is not taken at once then is lost.
  process.once('exit', () => {
    for (const chunk of [current ?? Buffer.alloc(0), gather()]) {
      try {
        writeSync(fd, chunk)
      } catch {
        return
      }
    }
  })

  return {
    write(line) {
      const chunk = Buffer.from(line)
      if (bytes + chunk.length > keptBytes) {
        lost += 1
        return
      }
      bytes += chunk.length
      waiting.push(chunk)
      next()
    },
  }
}
