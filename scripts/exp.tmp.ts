import { openTestDatabase } from '../apps/server/src/testing/database.ts'
import { openDatabase } from '../apps/server/src/platform/database/open.ts'
import { query } from '../apps/server/src/platform/database/query.ts'
import { startThrowawayPostgres } from './support/postgres.ts'
import { sql } from 'kysely'
const t=()=>performance.now()
const pgs = await startThrowawayPostgres()
process.env.TEST_DATABASE_URL=pgs.url
const byId = query((_db, args: { id: number }) => sql<{ id: number; name: string }>`select id, name from p where id = ${args.id}`)
const add = query((_db, args: { id: number; name: string }) => sql<{ id: number }>`insert into p (id, name) values (${args.id}, ${args.name}) returning id`)
for (const options of [{kind:'postgres',url:pgs.url},{kind:'pglite'}] as const) {
  let a=t(); const db = await openDatabase(options); console.log(options.kind,'open',Math.round(t()-a))
  await db.session(async s=>{ await s.run('create table p (id int primary key, name text); insert into p select g, g::text from generate_series(1,20000) g;') })
  await db.maintain()
  const r=[]
  for (const round of [1,2,3,4,5]) { a=t(); let n=0; await Promise.all(Array.from({length:50},async(_,w)=>{ for(let i=0;i<400;i++){ await byId.one(db,{id:(w*211+i*7)%20000+1}); n++ } })); r.push(Math.round(n/(t()-a)*1000)) }
  a=t(); await Promise.all(Array.from({length:20},async(_,w)=>{ for(let i=0;i<20;i++) await add.one(db,{id:100000+w*1000+i,name:'x'}) })); const wr=Math.round(400/(t()-a)*1000)
  a=t(); await Promise.all(Array.from({length:20},async(_,w)=>{ for(let i=0;i<20;i++) await db.transaction(async tx=>{ await byId.first(tx,{id:1}); await add.one(tx,{id:200000+w*1000+i,name:'x'})}) }));
  console.log('reads/s',r.join(' '),'writes/s',wr,'tx/s',Math.round(400/(t()-a)*1000)); await db.close()
}
for (const e of ['pglite','postgres']) { process.env.GAUNTLET_TEST_ENGINE=e
 for (let i=0;i<3;i++){ const a=t(); const db=await openTestDatabase(); const o=t()-a; const b=t(); await db.close(); console.log(e,'openTestDatabase',Math.round(o),'close',Math.round(t()-b)) } }
await pgs.stop()
