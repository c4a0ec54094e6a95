import { events } from '@gauntlet/contract/events/endpoints'
import { talk } from '@gauntlet/contract/talk/endpoints'
import { openDatabase } from '../../apps/server/src/platform/database/open.ts'
import { benchmark } from './support/benchmark.ts'
import { heldAgainstById } from './support/by-id.ts'
import { askOf, call } from './support/call.ts'
import { AUSTIN, inDays } from './support/rows/scene.ts'
import type { Subject } from './support/scale.ts'
import type { RunningServer } from './support/server.ts'
import { openStage, type Stage } from './support/stage.ts'
import type { Player } from './support/world.ts'

/** `company`: how many talk in the thread of the event. */
const options = { messages: 1_000_000, threads: 100, company: 64, rounds: 5 }

/** An event that all of them are in. */
async function eventOf([organizer, ...others]: readonly Player[], server: RunningServer): Promise<string> {
  if (!organizer) throw new Error('There is nobody')
  const terms = { event_name: 'Club night', event_start: inDays(7), open_invite: 1 as const, slots: 100 }
  const { id } = await call(server, events.add, { ...terms, ...AUSTIN, venue: 'Central Courts' }, organizer)
  for (const player of others) await call(server, events.join, { event_id: id }, player)
  return id
}

/**
 * The players' matches and the event as threads of so many messages, in which all take turns. They are said at the same
 * time, so those of one thread lie far apart on the disk.
 */
const SAID = [
  `update challenges set status = '2', becomes = null, becomes_at = null, due_at = null where id = any($1::uuid[])`,
  `update challenge_players set status = '2', state = 'accepted' where challenge_id = any($1::uuid[])`,
  `create temp table talkers as
    select challenge_id as thing_id, 'challenge' as kind, array_agg(user_id) as ids
      from challenge_players where challenge_id = any($1::uuid[]) group by 1
    union all select $2::uuid, 'event', $3::uuid[]`,
  `insert into talk_threads (thing_id, kind, last, look_at)
    select thing_id, kind, $1::int, now() + interval '90 days' from talkers`,
  `insert into talk_messages (thing_id, number, author_id, text, created_at)
    select thing_id, n, ids[1 + mod(n, cardinality(ids))], 'Number ' || n || ': court four is free from seven, who comes?',
      now() - ($1::int - n) * interval '1 minute'
    from generate_series(1, $1::int) as n, talkers order by n`,
  `insert into talk_people (thing_id, user_id, read) select thing_id, unnest(ids), $1::int - 3 from talkers`,
]

async function fill(stage: Stage, eventId: string, company: readonly Player[], each: number): Promise<void> {
  const db = await openDatabase({ kind: 'postgres', url: stage.options.databaseUrl ?? '' })
  try {
    await db.session(async session => {
      const matches = [...stage.world.challengeOf.values()]
      const [accepted = '', playing = '', talkers = '', ...said] = SAID
      await session.run(accepted, [matches])
      await session.run(playing, [matches])
      await session.run(talkers, [matches, eventId, company.map(({ id }) => id)])
      for (const sql of said) await session.run(sql, [each])
      await session.run('vacuum analyze')
    })
  } finally {
    await db.close()
  }
}

const subject = (
  name: string,
  who: readonly Player[],
  askAs: (player: Player) => Subject['asks'][number],
): Subject => ({
  name,
  asks: who.map(askAs),
})

export default benchmark(options, async ({ messages, threads, company, rounds }) => {
  await using stage = await openStage('postgres', {
    players: Math.max(threads, company),
    signedIn: Math.max(threads, company),
  })
  const { players, challengeOf } = stage.world
  const server = await stage.start()
  const crowd = players.slice(0, company)
  const eventId = await eventOf(crowd, server)
  const each = Math.round(messages / (threads + 1))
  await fill(stage, eventId, crowd, each)
  const viewers = players.slice(0, threads)
  const matchOf = ({ id }: Player) => challengeOf.get(id) ?? ''
  const ofMatch = (player: Player) => ({ kind: 'challenge', id: matchOf(player) }) as const
  const ofEvent = { kind: 'event', id: eventId } as const
  const middle = Math.round(each / 2)
  const { figures, plans } = await heldAgainstById({
    name: 'thread',
    stage,
    port: server.port,
    base: subject('a match by id', viewers, player => ({
      path: `/api/challenges/view/${matchOf(player)}`,
      token: player.token,
    })),
    subjects: [
      subject('the last page of its thread', viewers, player => askOf(talk.view, ofMatch(player), player.token)),
      subject('a page in the middle', viewers, player =>
        askOf(talk.view, { ...ofMatch(player), before: middle }, player.token),
      ),
      subject('what is unread', viewers, player => askOf(talk.unread, ofMatch(player), player.token)),
      subject(`the last page of ${company}`, crowd, player => askOf(talk.view, ofEvent, player.token)),
    ],
    rounds,
  })
  return {
    figures,
    notes: [
      `PostgreSQL; ${threads} matches of two and an event of ${company}, ${each} messages in the thread of each, 30 on a page`,
      `one request at a time, ${viewers.length * rounds} of each kind of a match and ${crowd.length * rounds} of the event`,
      `plans: ${plans}`,
    ],
  }
})
