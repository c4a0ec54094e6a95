import { nowAndThen, type Progress, wordsOf } from '../platform/progress.ts'

/** Tells on stderr, where it mixes with no answer, how far a command is: a line for people, or JSON for programs. */
export const tellOnStderr = (json: boolean, things: string): ((progress: Progress) => void) =>
  nowAndThen(progress => console.error(json ? JSON.stringify(progress) : wordsOf(progress, things)))
