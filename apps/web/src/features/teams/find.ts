import { paths } from '../../paths.ts'

/** The search, also for players with teams of their own, to whom `paths.teams` shows these. */
export const FIND = `${paths.teams}?find`
