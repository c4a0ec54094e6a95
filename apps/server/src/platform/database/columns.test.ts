import { describe, expect, it } from 'vitest'
import { columnsOf, pick, picker, without } from './columns.ts'
import { query } from './query.ts'

interface CourtColumns {
  id: string
  name: string
  lights: boolean
}
const COURT_COLUMNS = columnsOf<CourtColumns>()(['id', 'name', 'lights'])

describe('columns named once', () => {
  it('leaves out what a statement does not change', () => {
    expect(without(COURT_COLUMNS, ['id'])).toEqual(['name', 'lights'])
  })
  it('takes from a row what is named, whatever else it has', () => {
    const row = { id: 'c1', name: 'Centre', lights: true, visitors: 9 }
    expect(pick(row, COURT_COLUMNS)).toEqual({ id: 'c1', name: 'Centre', lights: true })
    expect(picker(COURT_COLUMNS)(row)).toEqual({ id: 'c1', name: 'Centre', lights: true })
  })
  it('hands each argument of a query on as a parameter of its own', () => {
    const insertStrike = query((db, args: { user_id: string; struck_at: Date; challenge_id: string }) =>
      db.insertInto('dispute_strikes').values(pick(args, ['challenge_id', 'user_id', 'struck_at'])),
    )
    expect(insertStrike.compiled().text).toBe(
      'insert into "dispute_strikes" ("challenge_id", "user_id", "struck_at") values ($1, $2, $3)',
    )
  })
})
