import { type CreditReason, creditTexts } from '@gauntlet/contract/credits/endpoints'
import type { Transaction } from '../../platform/database/database.ts'
import { conflict } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './queries.ts'

/** Adds to a player's credits; the same cause and reason counts once, however often it is sent. */
export async function addCredits(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  entry: { userId: string; points: number; reason: CreditReason; cause: string | null },
): Promise<void> {
  if (entry.points === 0) return
  const now = clock.now()
  await queries.insertEntry.affected(tx, { id: newId(now), now, ...entry })
}

/** Takes `points` for `cause`; refused where the player has fewer. */
export async function spendCredits(
  tx: Transaction,
  services: Pick<Services, 'clock'>,
  { userId, points, cause }: { userId: string; points: number; cause: string },
): Promise<void> {
  if (points === 0) return
  await queries.lockPlayer.one(tx, { userId })
  const { credits } = await queries.balanceOf.one(tx, { userId })
  if (credits < points) throw conflict(creditTexts.tooFew)
  await addCredits(tx, services, { userId, points: -points, reason: 'issue', cause })
}
