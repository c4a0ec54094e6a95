import { write, writeSync } from 'node:fs'
import { codeOf } from '../database/unusable-folder.ts'

/** Lines that wait while nothing takes them: some minutes of a busy server. */
const KEPT = 1_000_000
/** A slow reader of a pipe is asked again soon, a full disk after a while. */
const SLOW_MS = 50
const FULL_MS = 1000
/** Lines of a moment are written together: a write for each took a tenth of the processor time of a short answer. */
const GATHER_MS = 250
const MANY = 32_768
const STDOUT = 1
/** As pino begins a line that tells of nothing wrong. */
const USUAL = '{"level":30,'

export interface LogDestination {
  write(line: string): void
}

interface Options {
  fd?: number
  /** In characters. */
  kept?: number
  againMs?: number
  gatherMs?: number
}

/**
 * Where the lines of the log go. Nothing waits for it and nothing ends by it: usual lines are written some at a time,
 * at the latest after a moment or as the process ends, and all that wait with the first line that tells of something
 * wrong. What cannot be written, for a full disk or a reader that is slow, is kept for a while, then lost, and how many
 * lines were is told once there is room.
 */
export function logDestination({
  fd = STDOUT,
  kept = KEPT,
  againMs = FULL_MS,
  gatherMs = GATHER_MS,
}: Options = {}): LogDestination {
  let waiting = ''
  let urgent = false
  let lost = 0
  /** The part that is still to be written. */
  let current: Buffer | undefined
  let state: 'idle' | 'writing' | 'refused' = 'idle'
  let timer: NodeJS.Timeout | undefined

  function gather(): Buffer {
    if (lost > 0) {
      const line = { level: 40, time: Date.now(), lost, msg: 'lines of the log were lost: nothing took them' }
      waiting += `${JSON.stringify(line)}\n`
      lost = 0
    }
    const all = Buffer.from(waiting)
    waiting = ''
    urgent = false
    return all
  }

  function next(): void {
    if (state !== 'idle' || (!current && waiting === '')) return
    state = 'writing'
    // Lost lines are told only once something is taken again: until then they are counted on.
    const chunk = (current ??= gather())
    write(fd, chunk, (error, written) => {
      if (error) {
        state = 'refused'
        setTimeout(goOn, codeOf(error) === 'EAGAIN' ? SLOW_MS : againMs).unref()
        return
      }
      current = written < chunk.length ? chunk.subarray(written) : undefined
      goOn()
    })
  }

  function goOn(): void {
    state = 'idle'
    if (current) next()
    else soon()
  }

  /** Writes what waits: now where it is much or something is wrong, else in a moment. */
  function soon(): void {
    if (urgent || waiting.length >= MANY) next()
    else if (waiting !== '')
      timer ??= setTimeout(() => {
        timer = undefined
        next()
      }, gatherMs).unref()
  }

  // The last lines say why a process ended. What is not taken at once then is lost; what is on its way arrives.
  process.once('exit', () => {
    const left = state === 'refused' && current ? [current] : []
    for (const chunk of [...left, gather()]) {
      try {
        writeSync(fd, chunk)
      } catch {
        return
      }
    }
  })

  return {
    write(line) {
      if (waiting.length + (current?.length ?? 0) + line.length > kept) {
        lost += 1
        return
      }
      waiting += line
      urgent ||= !line.startsWith(USUAL)
      soon()
    },
  }
}
