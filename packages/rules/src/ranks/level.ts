import { allowed, disabled, type Verdict } from '../verdict.ts'

/** Whether a player may say how well they play a sport: from the first ranked result on, results say it. */
export const mayDeclareLevel = ({ ranked }: { ranked: boolean }): Verdict<'level_too_late'> =>
  ranked ? disabled('level_too_late') : allowed
