import { type BlockReason, BLOCKS_MAX } from '@gauntlet/contract/blocks/endpoints'
import { type Verdict, allowed, disabled, firstRefusal } from '../verdict.ts'

export interface BlockFacts {
  yourself: boolean
  /** There is such an account, whatever has become of it. */
  exists: boolean
  /** Blocked already by the one who blocks. */
  blocked: boolean
  /** How many the one who blocks has blocked. */
  count: number
}

const unless = (ok: boolean, reason: BlockReason): Verdict<BlockReason> => (ok ? allowed : disabled(reason))

/** Everybody may block whom they like, also somebody who has blocked them: it tells nothing. */
export const mayBlock = ({ yourself, exists, blocked, count }: BlockFacts): Verdict<BlockReason> =>
  firstRefusal(
    unless(!yourself, 'yourself'),
    unless(exists, 'unknown'),
    unless(blocked || count < BLOCKS_MAX, 'too_many'),
  )

export const mayUnblock = ({ exists }: BlockFacts): Verdict<BlockReason> => unless(exists, 'unknown')
