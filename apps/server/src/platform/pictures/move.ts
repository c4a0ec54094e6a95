import { type Progress, progressAt } from '../progress.ts'
import { FILES_AT_ONCE } from './groups.ts'
import type { PictureStore } from './store.ts'

export interface Moved {
  /** The files that were there to be moved. */
  files: number
  /** Those that the other store did not have yet. */
  copied: number
  removed: number
}

/**
 * Copies every file that the other store has not got yet, and with `remove` takes it away where it was. Both stores
 * keep whole files or none: stopped, it is called again and goes on.
 */
export async function movePictures(
  { from, to }: { from: PictureStore; to: PictureStore },
  { remove, tell }: { remove: boolean; tell: (progress: Progress) => void },
): Promise<Moved> {
  const there = new Set<string>()
  for await (const file of to.list()) there.add(file)
  const files: string[] = []
  for await (const file of from.list()) files.push(file)
  const moved: Moved = { files: files.length, copied: 0, removed: 0 }
  const began = performance.now()

  async function move(file: string): Promise<void> {
    if (!there.has(file)) {
      const bytes = await from.get(file)
      // One that was thrown away meanwhile.
      if (!bytes) return
      await to.put(file, bytes)
      moved.copied += 1
    }
    if (!remove) return
    await from.remove(file)
    moved.removed += 1
  }

  for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
    const group = files.slice(at, at + FILES_AT_ONCE)
    await Promise.all(group.map(move))
    tell(progressAt({ done: at + group.length, of: files.length }, performance.now() - began))
  }
  return moved
}
