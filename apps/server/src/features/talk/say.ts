import type { talk } from '@gauntlet/contract/talk/endpoints'
import { nextLook, TALK_KEPT, talkersIn, TOLD_AGAIN } from '@gauntlet/rules/talk/talk'
import type { Transaction } from '../../platform/database/database.ts'
import type { Act } from '../../platform/http/bind.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { notToldOf, tell } from '../notices/tell.ts'
import { type Audience, audienceOf, guardTalk, requireTalk, type Talked } from './facts.ts'
import { linkOf } from './links.ts'
import * as queries from './queries.ts'
import { presentMessage } from './read.ts'

/**
 * Tells of a message those who are in the thing, hear its author, and have not muted it; but for those who have been
 * told within the hour, and have not looked since.
 */
async function tellOfMessage(
  tx: Transaction,
  services: Services,
  { kind, id, title, facts }: Talked,
  { viewer, heard }: Audience,
): Promise<void> {
  const now = services.clock.now().getTime()
  const there = talkersIn(facts, now)
  const present = heard.filter(person => there.includes(person.id))
  const listening = present.filter(({ muted, yourself }) => !muted && !yourself).map(person => person.id)
  const link = linkOf(kind, id)
  const since = new Date(now - TOLD_AGAIN)
  const told = await notToldOf(tx, link, listening, since)
  const about = { kind: 'talk', actor: viewer.id, link } as const
  if (kind === 'challenge') await tell(tx, services, told, { ...about, name: 'saidOfMatch', params: { sport: title } })
  else await tell(tx, services, told, { ...about, name: 'said', params: { title } })
  services.live.touch(
    tx,
    present.map(person => person.id),
  )
}

export const sayMessage: Act<typeof talk.say> = {
  guard: guardTalk,
  act: (services, viewer: Viewer, { text, ...thing }) =>
    services.db.transaction(async tx => {
      const talked = await requireTalk(services, tx, viewer, thing)
      const audience = await audienceOf(tx, talked, viewer.id)
      const now = services.clock.now()
      const lookAt = new Date(nextLook(talked.facts, now.getTime()) ?? now.getTime() + TALK_KEPT)
      const { number } = await queries.drawNumber.one(tx, { thingId: talked.id, kind: talked.kind, lookAt })
      const row = { number, author_id: viewer.id, text, created_at: now }
      await queries.insertMessage.affected(tx, { thing_id: talked.id, ...row })
      await queries.markRead.affected(tx, { thingId: talked.id, viewerId: viewer.id, number })
      await tellOfMessage(tx, services, talked, audience)
      return presentMessage(row)
    }),
}
