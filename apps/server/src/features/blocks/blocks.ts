import {
  BLOCKS_MAX,
  type BlockReason,
  blockReasons,
  type blocks,
  blockTexts,
} from '@gauntlet/contract/blocks/endpoints'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { type BlockFacts, mayBlock, mayUnblock } from '@gauntlet/rules/blocks/block'
import type { Verdict } from '@gauntlet/rules/verdict'
import type { Transaction } from '../../platform/database/database.ts'
import { Said } from '../../platform/http/bind.ts'
import { badField, conflict } from '../../platform/http/refusal.ts'
import { foldName } from '../../platform/names.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { byName, cardsOf } from '../cards/present.ts'
import { lockPlayers, removeFriendship } from '../people/friendships-queries.ts'
import * as queries from '../people/blocks-queries.ts'

function requireAllowed(verdict: Verdict<BlockReason>): void {
  if (verdict.kind === 'allowed') return
  if (verdict.reason === 'unknown') throw badField('user_id', blockReasons.unknown)
  throw conflict(blockReasons[verdict.reason])
}

/** With the block ends what binds the two or still waits between them. Nobody is written to. */
async function block(
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  id: string,
  facts: BlockFacts,
): Promise<void> {
  requireAllowed(mayBlock(facts))
  const pair = { viewerId: viewer.id, id }
  await queries.insertBlock.affected(tx, { ...pair, now: services.clock.now() })
  const ended = await removeFriendship.affected(tx, pair)
  for (const { part } of services.features) await part?.(tx, services, { blockerId: viewer.id, blockedId: id })
  // A version that grew for nothing would tell the other that something happened.
  services.live.touch(tx, ended > 0 ? [viewer.id, id] : [viewer.id])
}

async function unblock(tx: Transaction, services: Services, viewer: Viewer, id: string, facts: BlockFacts) {
  requireAllowed(mayUnblock(facts))
  await queries.deleteBlock.affected(tx, { viewerId: viewer.id, id })
  services.live.touch(tx, [viewer.id])
}

/** Blocks or unblocks; a friendship that a block ended does not come back. */
export async function setBlock(services: Services, viewer: Viewer, { user_id, active }: InputOf<typeof blocks.set>) {
  await services.db.transaction(async tx => {
    await lockPlayers.all(tx, { ids: [viewer.id, user_id] })
    const found = await queries.findBlock.one(tx, { viewerId: viewer.id, id: user_id })
    const facts = { ...found, yourself: user_id === viewer.id }
    await (active === 1 ? block : unblock)(tx, services, viewer, user_id, facts)
  })
  return new Said({ user_id, active }, { message: active === 1 ? blockTexts.blocked : blockTexts.unblocked })
}

/**
 * By the name of then, whoever it is: whoever is blocked may block back, and is told nothing of whom they may not see.
 */
export async function listBlocked({ db }: Services, viewer: Viewer) {
  const rows = await queries.listBlocked.all(db, { viewerId: viewer.id, limit: BLOCKS_MAX })
  const cards = await cardsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows
    .flatMap(({ id, blocked_name }) => {
      const card = cards.get(id)
      return card ? [card.former ? card : byName(card, blocked_name || card.first_name)] : []
    })
    .map(card => ({ card, key: foldName(card.full_name) }))
    .toSorted((one, two) => Number(one.key > two.key) - Number(one.key < two.key))
    .map(({ card }) => card)
}
