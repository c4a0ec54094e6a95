import { openTestDatabase } from '../testing/database.ts'
import { readConfig } from '../platform/config/config.ts'
import { loadPlaces } from '../platform/places/places.ts'
import { seedReferenceData } from '../features/sports/seed.ts'
import { buildWorld } from './world.ts'
const db = await openTestDatabase()
await seedReferenceData(db, new Date())
const [players, matches] = process.argv.slice(2).map(Number)
const stat = new Map()
const timed = async (tx, a) => {
  const s = performance.now()
  const r = await tx.execute(...a)
  const o = stat.get(a[0].text) ?? [0, 0]
  o[0]++
  o[1] += performance.now() - s
  stat.set(a[0].text, o)
  return r
}
let n = 0,
  q = 0
const ex = db.execute
const tr = db.transaction
db.execute = (...a) => {
  n++
  return timed({ execute: ex }, a)
}
db.transaction = w => {
  q++
  return tr(tx =>
    w({
      execute: (...a) => {
        n++
        return timed(tx, a)
      },
    }),
  )
}
const t = performance.now()
const all = await buildWorld(
  { config: readConfig({}), db, places: await loadPlaces(), now: new Date() },
  { players, matches },
)
console.log('seconds', (performance.now() - t) / 1000)
console.log(n, 'queries', q, 'transactions')
for (const [t2, [c, ms]] of [...stat].sort((a, b) => b[1][1] - a[1][1]).slice(0, 22))
  console.log(Math.round(ms), c, (ms / c).toFixed(2), t2.replace(/\s+/g, ' ').trim().slice(0, 110))
console.log(
  'sum',
  [...stat.values()].reduce((a, b) => a + b[1], 0),
)
await db.session(async s => {
  console.table(await s.run('select status, count(*)::int from challenges group by 1 order by 1'))
  console.table(
    await s.run(
      'select s.name, count(*)::int players, count(*) filter (where p.results>0)::int rated, count(*) filter (where p.settled)::int settled, count(*) filter (where p.numbered)::int numbered, round(max(p.mean))::int, round(min(p.mean))::int from player_sports p join sports s on s.id=p.sport_id group by 1 order by 2 desc',
    ),
  )
  console.log(await s.run('select count(*)::int from mail_outbox'))
  console.table(
    await s.run(
      "select u.email, c.status, c.open, c.ranked, c.start_at from challenge_players p join challenges c on c.id=p.challenge_id join users u on u.id=p.user_id where u.email in ('ada@example.com') and c.status in ('1','2','3') order by 1,2,5",
    ),
  )
  const rows = await s.run(
    'select u.email, s.name, p.mean from player_sports p join sports s on s.id=p.sport_id join users u on u.id=p.user_id where p.settled',
  )
  const by = new Map(all.map(p => [p.email, p]))
  const xy = rows.map(r => [by.get(String(r.email))!.strengths.get(String(r.name))!, Number(r.mean)] as const)
  const m = (f: (p: readonly [number, number]) => number) => xy.reduce((a, p) => a + f(p), 0) / xy.length
  const [mx, my] = [m(p => p[0]), m(p => p[1])]
  console.log(
    'n',
    xy.length,
    'corr',
    m(p => (p[0] - mx) * (p[1] - my)) / Math.sqrt(m(p => (p[0] - mx) ** 2) * m(p => (p[1] - my) ** 2)),
  )
})
await db.close()
