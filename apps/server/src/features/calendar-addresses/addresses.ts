import type { FeedAddress } from '@gauntlet/contract/calendar/endpoints'
import { hashToken, newToken } from '../../platform/auth/authenticate.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { holdAccount } from '../second-proofs/owner.ts'
import * as queries from './queries.ts'

const urlOf = ({ config }: Services, token: string): string => `${config.appUrl}${config.apiBase}/calendar/${token}.ics`

export async function viewAddress(services: Services, viewer: Viewer): Promise<FeedAddress> {
  const feed = await queries.findFeed.first(services.db, { userId: viewer.id })
  return { url: null, since: feed?.created_at.toISOString() ?? null }
}

/** A new address, shown once and kept as a hash; whoever knew the old one reads nothing any more. */
export async function renewAddress(services: Services, viewer: Viewer): Promise<FeedAddress> {
  const token = newToken()
  const now = services.clock.now()
  await services.db.transaction(async tx => {
    await holdAccount(tx, viewer)
    await queries.putFeed.affected(tx, { userId: viewer.id, tokenHash: hashToken(token), now })
    services.live.touch(tx, [viewer.id])
  })
  return { url: urlOf(services, token), since: now.toISOString() }
}

/** The player whose calendar an address leads to; undefined for an unknown address. */
export const ownerOfCalendar = ({ db }: Services, token: string) =>
  queries.findFeedOwner.first(db, { tokenHash: hashToken(token) })

/** Ends the private address of a player's calendar: with a new password, whoever learnt it is shut out. */
export const forgetCalendarAddress = (tx: Transaction, userId: string): Promise<number> =>
  queries.deleteFeed.affected(tx, { userId })
