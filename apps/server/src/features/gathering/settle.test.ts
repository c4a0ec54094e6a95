import { expect, test } from 'vitest'
import { testApp } from '../../testing/opened.ts'
import { settlesDue } from './settle.ts'

const app = testApp()

test('one that cannot be settled keeps none of the others waiting, and is told', async () => {
  const due = new Set(["Ada's", "Ben's", "Cleo's"])
  const tried: string[] = []
  const job = settlesDue(
    'settle-some',
    {
      first: (_tx, { failed }) => {
        const id = [...due].find(one => !failed.includes(one))
        return Promise.resolve(id === undefined ? undefined : { id })
      },
    },
    (_tx, _services, { id }) => {
      tried.push(id)
      if (id === "Ada's") return Promise.reject(new Error('no player has this id'))
      due.delete(id)
      return Promise.resolve()
    },
  )
  await expect(job(app.app.services).run()).rejects.toThrow("Not settled: Ada's")
  expect([tried, [...due]]).toEqual([["Ada's", "Ben's", "Cleo's"], ["Ada's"]])
})
