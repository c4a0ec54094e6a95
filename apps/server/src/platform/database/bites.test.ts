import { DAY } from '@gauntlet/contract/time'
import { expect, test } from 'vitest'
import { addJobs } from '../features/jobs.ts'
import { testApp, testPlayers } from '../../testing/opened.ts'
import { overheard } from '../../testing/statements.ts'
import type { Job } from '../jobs/jobs.ts'

const app = testApp()
const [ada] = testPlayers(app, ['Ada Ace'])

/** Counted anew as a whole, and as small as a country has squares, towns and ranks. */
const COUNTED = /^(match_spots|match_towns|match_cells|gains_to_count|forms_to_count)$/

/** The statements of each job of the features. */
async function heardOfJobs(): Promise<Map<string, string[]>> {
  const heard = new Map<string, string[]>()
  let current: string[] = []
  const node = await app.anotherNode(overheard(app.db, text => current.push(text)))
  const jobs: Job[] = []
  addJobs({ ...node.services, jobs: { ...node.services.jobs, add: job => jobs.push(job) } })
  for (const job of jobs) {
    heard.set(job.name, (current = []))
    await job.run()
  }
  await node.stop()
  return heard
}

test('what a job forgets, it deletes some rows at a time', async () => {
  const whole: string[] = []
  let deletes = 0
  for (const [name, statements] of await heardOfJobs())
    for (const text of statements)
      for (const [, table = '', rest = ''] of text.matchAll(/delete from "?(\w+)"?([^]*?)(?=delete from|$)/gi)) {
        deletes += 1
        if (!/\blimit\b/i.test(rest) && !COUNTED.test(table)) whole.push(`${name}: ${table}`)
      }
  expect(whole).toEqual([])
  expect(deletes).toBeGreaterThan(10)
})

test('however many there are, a job deletes them all', async () => {
  const old = new Date(app.clock.now().getTime() - 100 * DAY)
  await app.db.session(session =>
    session.run(
      `insert into notices (id, user_id, kind, name, params, link, created_at)
      select gen_random_uuid(), $1, 'challenges', 'lapsed', '{}', '/', $2 from generate_series(1, 2500)`,
      [ada.id, old],
    ),
  )
  await app.app.services.jobs.runNow('old-notices')
  const [left] = await app.db.session(session =>
    session.run('select count(*)::int as notices from notices where user_id = $1 and created_at <= $2', [ada.id, old]),
  )
  expect(left).toEqual({ notices: 0 })
})
