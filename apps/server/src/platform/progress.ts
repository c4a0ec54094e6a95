/** How far a long piece of work is. */
export interface Progress {
  done: number
  of: number
  /** At the rate so far; null while there is none. */
  secondsLeft: number | null
}

/** `sinceMs` is for how long it has been worked on, and `before` what somebody had done until then. */
export function progressAt({ done, of }: { done: number; of: number }, sinceMs: number, before = 0): Progress {
  const rate = (done - before) / (sinceMs / 1000)
  return { done, of, secondsLeft: rate > 0 ? Math.ceil(Math.max(0, of - done) / rate) : null }
}

/** '12,000 of 40,000 files, 96 s left' */
export const wordsOf = ({ done, of, secondsLeft }: Progress, things: string): string =>
  `${done.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} ${things}${
    secondsLeft === null ? '' : `, ${secondsLeft} s left`
  }`

/** Passes on what is told, at most once in a while: terminals and logs are read by people. */
export function nowAndThen<T>(tell: (news: T) => void, everyMs = 2000): (news: T) => void {
  let toldAt = performance.now()
  return news => {
    if (performance.now() - toldAt < everyMs) return
    toldAt = performance.now()
    tell(news)
  }
}
