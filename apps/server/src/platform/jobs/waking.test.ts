import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { query } from '../database/query.ts'
import { within } from '../database/within.ts'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../../testing/database.ts'
import { sql } from 'kysely'
import { withJobs } from './waking.ts'

const one = query(() => sql<{ one: number }>`select 1 as one`)

let base: Database
let woken: string[] = []
let db: Database
beforeAll(async () => {
  base = await openTestDatabase()
  db = withJobs(base, { wake: name => void woken.push(name) })
})
beforeEach(() => {
  woken = []
})
afterAll(() => base.close())

describe('a job that a transaction wakes', () => {
  it('runs once, after the commit, however often it was asked for', async () => {
    await db.transaction(async tx => {
      tx.wake('mail')
      await one.one(tx)
      tx.wake('mail')
      tx.wake('pictures')
      expect(woken).toEqual([])
    })
    expect(woken).toEqual(['mail', 'pictures'])
  })

  it('stays asleep where the transaction fails', async () => {
    const failed = db.transaction(tx => {
      tx.wake('mail')
      return Promise.reject(new Error('no'))
    })
    await expect(failed).rejects.toThrow('no')
    expect(woken).toEqual([])
  })

  it('waits for the outer transaction where it is woken in a step of one', async () => {
    await db.transaction(async tx => {
      await within(db, tx).transaction(async step => step.wake('mail'))
      expect(woken).toEqual([])
    })
    expect(woken).toEqual(['mail'])
  })
})

describe('what comes last in a transaction', () => {
  it('is done after everything else, and with it or not at all', async () => {
    const done: string[] = []
    await db.transaction(async tx => {
      tx.lastly(async () => {
        await one.one(tx)
        done.push('last')
      })
      await one.one(tx)
      done.push('work')
    })
    expect(done).toEqual(['work', 'last'])
    const failed = db.transaction(async tx => {
      tx.lastly(() => Promise.reject(new Error('too late')))
      return one.one(tx)
    })
    await expect(failed).rejects.toThrow('too late')
  })
})
