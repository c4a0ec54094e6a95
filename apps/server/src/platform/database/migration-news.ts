import { nowAndThen, type Progress, progressAt, wordsOf } from '../progress.ts'

/** How far a run of migrations is. */
export interface MigrationNews {
  migration: string
  /** The first, the second … of as many as there are to apply. */
  file: number
  files: number
  /** Since this run began with it. */
  seconds: number
  applied: boolean
  /** Of one in batches; null of one that is done in one piece, of which only the time can be told. */
  batches: Progress | null
}

/** 'Migration 0123_name, 2 of 17: 120,000 of 1,000,000 rows, 34 s left' */
export function wordsOfNews({ migration, file, files, seconds, applied, batches }: MigrationNews): string {
  const which = `Migration ${migration}, ${file} of ${files}`
  if (applied) return `${which}: applied after ${seconds} s`
  return `${which}: ${batches ? wordsOf(batches, 'rows') : `under way for ${seconds} s`}`
}

/** Passes on what is worth a line: now and then how far a long migration is, and its end. */
export function longNews(tell: (news: MigrationNews) => void, everyMs = 2000): (news: MigrationNews) => void {
  const meanwhile = nowAndThen(tell, everyMs)
  return news => (news.applied && news.seconds * 1000 >= everyMs ? tell(news) : meanwhile(news))
}

/** A migration, or a batch of one. */
export interface Step {
  name: string
  applied: boolean
  /** How many rows of its table are done, how many there are, and how many were done before this step. */
  rows?: { done: number; of: number; before: number }
  /** Work that has to be done outside of a transaction before the file can be applied. */
  beside?: () => Promise<unknown>
}

const BEAT_MS = 2000

interface Underway {
  name: string
  began: number
  /** Rows that were done when this run began with it. */
  before: number | undefined
  batches: Progress | null
}

/** Tells of each step of a run, and of one that takes long also meanwhile. */
export function migrationTeller(tell: (news: MigrationNews) => void) {
  let underway: Underway | undefined
  let applied = 0

  return async (next: { name: string; left: number }, work: () => Promise<Step>): Promise<Step> => {
    if (underway?.name !== next.name)
      underway = { name: next.name, began: performance.now(), before: undefined, batches: null }
    const current = underway
    const elapsedMs = () => performance.now() - current.began
    const say = (isApplied: boolean) =>
      tell({
        migration: next.name,
        file: applied + 1,
        files: applied + next.left,
        seconds: Math.round(elapsedMs() / 1000),
        applied: isApplied,
        batches: current.batches,
      })
    const beat = setInterval(() => say(false), BEAT_MS)
    try {
      const step = await work()
      if (step.rows) current.batches = progressAt(step.rows, elapsedMs(), (current.before ??= step.rows.before))
      say(step.applied)
      if (step.applied) applied += 1
      return step
    } finally {
      clearInterval(beat)
    }
  }
}
