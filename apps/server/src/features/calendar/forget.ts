import type { Executor } from '../../platform/database/database.ts'
import { deleteFeed } from './queries.ts'

/** Ends the private address of a player's calendar: with a new password, whoever learnt it is shut out. */
export const forgetCalendarAddress = (tx: Executor, userId: string): Promise<number> =>
  deleteFeed.affected(tx, { userId })
