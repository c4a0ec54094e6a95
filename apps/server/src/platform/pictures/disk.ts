import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPictureFile } from '@gauntlet/contract/pictures/endpoints'
import type { PictureStore } from './store.ts'

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Pictures as files of one folder, which is made when the first one comes. */
export const diskPictures = (folder: string): PictureStore => ({
  async put(file, bytes) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Written beside and renamed, so that nobody reads half a picture.
    const part = join(folder, `${randomBytes(8).toString('hex')}.part`)
    try {
      await writeFile(part, bytes, { mode: 0o600 })
      await rename(part, join(folder, file))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  },
  async get(file) {
    try {
      return await readFile(join(folder, file))
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  },
  async remove(file) {
    await rm(join(folder, file), { force: true })
  },
  async *list() {
    try {
      yield* (await readdir(folder)).filter(isPictureFile).toSorted()
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  },
})
