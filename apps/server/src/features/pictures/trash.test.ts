import { expect, test } from 'vitest'
import { PictureStoreError } from '../../platform/pictures/errors.ts'
import type { PictureStore } from '../../platform/pictures/store.ts'
import { testApp } from '../../testing/opened.ts'
import { PICTURE_JOB } from './trash.ts'

/** A bucket that will not give up some of its files: an object lock, or another owner. */
const locked = new Set<string>()
let removed: string[] = []
const pictures: PictureStore = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve(undefined),
  remove(file) {
    if (locked.has(file)) return Promise.reject(new PictureStoreError(`${file} is locked`, { isDown: false }))
    removed.push(file)
    return Promise.resolve()
  },
  async *list() {},
}
const app = testApp({}, { pictures })

const throwAway = (name: string) =>
  app.db.session(session =>
    session.run('insert into picture_trash (name, due_at) values ($1, $2)', [name, app.clock.now()]),
  )
const [kims, bens] = ['a'.repeat(32), 'b'.repeat(32)]

test('a file that the store will not give up keeps no other there, and is told of and asked for again', async () => {
  locked.add(`${kims}.webp`)
  for (const name of [kims, bens]) await throwAway(name)
  await expect(app.app.services.jobs.runNow(PICTURE_JOB)).rejects.toThrow(`Not removed: ${kims}`)
  expect(removed).toEqual([`${bens}.webp`, `${bens}-small.webp`])
  locked.clear()
  removed = []
  await app.app.services.jobs.runNow(PICTURE_JOB)
  expect(removed).toEqual([`${kims}.webp`, `${kims}-small.webp`])
})
