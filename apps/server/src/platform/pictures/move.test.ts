import { expect, test } from 'vitest'
import type { Progress } from '../progress.ts'
import { movePictures } from './move.ts'
import type { PictureStore } from './store.ts'

const nameOf = (n: number) => `${String(n).padStart(32, '0')}.webp`

/** A store in memory; it breaks after so many files were put. */
function storeOf(count: number, breaksAfter = Infinity): PictureStore & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>(Array.from({ length: count }, (_, n) => [nameOf(n), new Uint8Array([n])]))
  let left = breaksAfter
  return {
    files,
    async put(file, bytes) {
      left -= 1
      if (left < 0) throw new Error('The line was cut')
      files.set(file, bytes)
    },
    get: async file => files.get(file),
    async remove(file) {
      files.delete(file)
    },
    async *list() {
      yield* files.keys()
    },
  }
}

async function move(from: PictureStore, to: PictureStore, remove = false) {
  const told: Progress[] = []
  return { moved: await movePictures({ from, to }, { remove, tell: news => told.push(news) }), told }
}

test('all pictures are copied, stay where they were, and it is told how far it is', async () => {
  const [from, to] = [storeOf(20), storeOf(0)]
  const { moved, told } = await move(from, to)
  expect(moved).toEqual({ files: 20, copied: 20, removed: 0 })
  expect(to.files).toEqual(from.files)
  expect(told.map(({ done, of }) => `${done} of ${of}`)).toEqual(['8 of 20', '16 of 20', '20 of 20'])
})

test('a move that broke off goes on where it was', async () => {
  const [from, to] = [storeOf(20), storeOf(0, 11)]
  await expect(move(from, to)).rejects.toThrow('The line was cut')
  const there = to.files.size
  const { moved } = await move(from, { ...to, put: async (file, bytes) => void to.files.set(file, bytes) })
  expect(moved).toEqual({ files: 20, copied: 20 - there, removed: 0 })
  expect(to.files.size).toBe(20)
})

test('what is in the new place is removed from the old one when that is asked for', async () => {
  const [from, to] = [storeOf(20), storeOf(0)]
  await move(from, to)
  expect((await move(from, to, true)).moved).toEqual({ files: 20, copied: 0, removed: 20 })
  expect([from.files.size, to.files.size]).toEqual([0, 20])
})

test('a picture that a player replaces meanwhile is passed over', async () => {
  const [from, to] = [storeOf(3), storeOf(0)]
  const { moved } = await move({ ...from, get: async file => (file === nameOf(1) ? undefined : from.get(file)) }, to)
  expect(moved.copied).toBe(2)
})
