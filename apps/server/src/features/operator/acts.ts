import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { Desk } from '../../platform/operator/command.ts'
import { insertAct } from './queries.ts'

export interface Act {
  /** The command. */
  act: string
  /** The thing that it was done to: an id, the name of a file. */
  subject: string
  details?: Record<string, unknown>
  why?: string | undefined
}

/** Writes an act into the audit, in the transaction of what it did. */
export async function keepAct(
  tx: Transaction,
  { services, who }: Pick<Desk, 'who'> & { services: { clock: Desk['services']['clock'] } },
  { act, subject, details = {}, why = '' }: Act,
): Promise<void> {
  const now = services.clock.now()
  await insertAct.affected(tx, {
    id: newId(now),
    now,
    who,
    act,
    subject,
    details: JSON.stringify(details),
    why,
  })
}
