import type { Config } from '../../platform/config/config.ts'
import { Failure, noMore, readWords, UsageError } from '../../platform/operator/command.ts'
import { PictureStoreError } from '../../platform/pictures/errors.ts'
import { movePictures } from '../../platform/pictures/move.ts'
import { s3Pictures } from '../../platform/pictures/s3.ts'
import { picturesInFolder, type PictureStore } from '../../platform/pictures/store.ts'
import { configOf } from '../configured.ts'
import { tellOnStderr } from '../progress.ts'

/** Nobody looks at a screen meanwhile. */
const TIMEOUT_MS = 30_000

/** See the row in index.ts. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readWords(args, { json: { type: 'boolean' }, remove: { type: 'boolean' } })
  noMore(positionals, 1)
  const [target] = positionals
  if (target !== 'bucket' && target !== 'folder') throw new UsageError('Where to: bucket, or folder?')
  const { json = false, remove = false } = values
  try {
    const moved = await movePictures(storesOf(configOf(process.env), target), {
      remove,
      tell: tellOnStderr(json, 'files'),
    })
    const removed = remove ? `, and ${moved.removed} are removed where they were` : ''
    console.log(
      json
        ? JSON.stringify(moved, null, 2)
        : `${moved.copied} of ${moved.files} files were not in the ${target} yet, and are now${removed}.`,
    )
  } catch (error) {
    if (!(error instanceof PictureStoreError)) throw error
    throw new Failure(`${error.message}. Call it again: it goes on where it was.`, { cause: error })
  }
}

function storesOf(config: Config, target: 'bucket' | 'folder'): { from: PictureStore; to: PictureStore } {
  if (!config.pictures) throw new Failure('PICTURES_S3_URL names no bucket.')
  const [folder, bucket] = [picturesInFolder(config), s3Pictures(config.pictures, { timeoutMs: TIMEOUT_MS })]
  return target === 'bucket' ? { from: folder, to: bucket } : { from: bucket, to: folder }
}
