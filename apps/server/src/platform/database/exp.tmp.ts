import { sql } from 'kysely'
import { query } from './query.ts'
import { openDatabase } from './open.ts'
import { rmSync } from 'node:fs'
const t=()=>performance.now()
const byId = query((_db, args: { id: number }) => sql<{ id: number; name: string }>`select id, name from p where id = ${args.id}`)
const add = query((_db, args: { id: number; name: string }) => sql<{ id: number }>`insert into p (id, name) values (${args.id}, ${args.name}) returning id`)
rmSync('/tmp/exp/d1',{recursive:true,force:true})
for (const options of [{kind:'pglite'},{kind:'pglite',folder:'/tmp/exp/d1'},{kind:'pglite',folder:'/tmp/exp/d1'}] as const) {
  let a=t(); const db = await openDatabase(options); console.log(options,'open',t()-a)
  await db.session(async s=>{ await s.run('drop table if exists p; create table p (id int primary key, name text); insert into p select g, g::text from generate_series(1,20000) g;') })
  await db.maintain()
  console.log(await byId.one(db,{id:3}))
  for (const round of [1,2,3]) {
  a=t(); let n=0; await Promise.all(Array.from({length:50},async(_,w)=>{ for(let i=0;i<200;i++){ await byId.one(db,{id:(w*211+i*7)%20000+1}); n++ } })); console.log('reads/s',n/(t()-a)*1000) }
  a=t(); await Promise.all(Array.from({length:20},async(_,w)=>{ for(let i=0;i<20;i++) await add.one(db,{id:100000+w*1000+i,name:'x'}) })); console.log('writes/s',400/(t()-a)*1000)
  a=t(); await Promise.all(Array.from({length:20},async(_,w)=>{ for(let i=0;i<20;i++) await db.transaction(async tx=>{ await byId.first(tx,{id:1}); await add.one(tx,{id:200000+w*1000+i,name:'x'})}) })); console.log('tx/s',400/(t()-a)*1000)
  console.log(process.memoryUsage().rss/1e6)
  a=t(); await db.close(); console.log('close',t()-a)
}
