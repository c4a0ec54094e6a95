import { beforeEach, expect, test } from 'vitest'
import { inTurn } from '../../testing/locks.ts'
import { testClub, testDatabase } from '../../testing/opened.ts'
import { auditRanks } from './audit.ts'
import { periodsJob } from './periods.ts'
import { repairRanks } from './repair.ts'

const club = testClub(testDatabase())
const house = () => ({ db: club.db, ...club.services })
const audit = () => auditRanks(house(), club.sportId)

beforeEach(async () => {
  await club.forget()
  const [ada = '', ben = ''] = await club.players('Ada', 'Ben')
  for (let n = 0; n < 4; n++) await club.beats(ada, ben)
})

test.each(['gathered', 'repaired'] as const)(
  'totals that are %s first, while the other waits, count each player once',
  async first => {
    await club.run('insert into board_totals select sport_id, days, gender_id, numbered, step, 1 from board_totals')
    const found = await audit()
    expect(found.differences.totals.length).toBeGreaterThan(0)
    const acts = { gathered: () => periodsJob(house()).run(), repaired: () => repairRanks(house(), found) }
    const second = first === 'gathered' ? 'repaired' : 'gathered'
    await inTurn(club.db, { text: 'select from board_totals for update' }, acts[first], acts[second])
    expect((await audit()).differing).toBe(0)
  },
)
