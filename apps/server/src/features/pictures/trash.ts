import { MINUTE } from '@gauntlet/contract/time'
import type { Transaction } from '../../platform/database/database.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { PictureStoreError } from '../../platform/pictures/errors.ts'
import type { PictureStore } from '../../platform/pictures/store.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './queries.ts'

export const PICTURE_JOB = 'picture-trash'

export const filesOf = (name: string) => ({ large: `${name}.webp`, small: `${name}-small.webp` })

/** The picture that a file is of. */
export const nameOf = (file: string): string => file.replace(/(-small)?\.webp$/, '')

async function removeFiles(store: PictureStore, name: string): Promise<void> {
  const { large, small } = filesOf(name)
  await store.remove(large)
  await store.remove(small)
}

/** Takes a player's picture away; its files go after the commit. */
export async function takePictureAway(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  userId: string,
): Promise<void> {
  const { image } = await queries.lockImage.one(tx, { userId })
  if (image === null) return
  tx.wake(PICTURE_JOB)
  await queries.setImage.affected(tx, { userId, name: null })
  await queries.throwAway.affected(tx, { name: image, dueAt: clock.now() })
}

/**
 * Removes the files that nobody shows; a store that is down is asked again the next time. One file that it will not
 * give up keeps none of the others: the job throws for it when all others are gone.
 */
export const pictureTrashJob = ({ db, clock, pictures }: Services): Job => ({
  name: PICTURE_JOB,
  everyMs: 10 * MINUTE,
  async run() {
    const failed = new Map<string, unknown>()
    const listDue = () => queries.listDue.all(db, { now: clock.now(), failed: [...failed.keys()] })
    for (let due = await listDue(); due.length > 0; due = await listDue())
      for (const { name } of due) {
        try {
          await removeFiles(pictures, name)
        } catch (error) {
          if (error instanceof PictureStoreError && error.isDown) throw error
          failed.set(name, error)
          continue
        }
        await db.transaction(tx => queries.keep.affected(tx, { name }))
      }
    if (failed.size > 0) throw new AggregateError(failed.values(), `Not removed: ${[...failed.keys()].join(', ')}`)
  },
})
