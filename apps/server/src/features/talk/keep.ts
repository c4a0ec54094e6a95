import type { talk } from '@gauntlet/contract/talk/endpoints'
import { talkReasons } from '@gauntlet/contract/talk/reasons'
import { mayPin, mayReport } from '@gauntlet/rules/talk/talk'
import type { Act } from '../../platform/http/bind.ts'
import { forbidden, requireAllowed } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { audienceOf, guardTalk, requireMessage, requireTalk } from './facts.ts'
import * as queries from './queries.ts'
import { insertReport } from './report-queries.ts'

export const muteThread: Act<typeof talk.mute> = {
  guard: guardTalk,
  async act(services, viewer, { muted, ...thing }) {
    await services.db.transaction(async tx => {
      const { id } = await requireTalk(services, tx, viewer, thing)
      const changed = await queries.setMuted.affected(tx, { thingId: id, viewerId: viewer.id, muted: muted === 1 })
      if (changed > 0) services.live.touch(tx, [viewer.id])
    })
    return undefined
  },
}

export const pinMessage: Act<typeof talk.pin> = {
  guard: guardTalk,
  async act(services, viewer, { number, ...thing }) {
    await services.db.transaction(async tx => {
      const talked = await requireTalk(services, tx, viewer, thing)
      const verdict = mayPin(talked.facts, viewer.id)
      if (verdict.kind !== 'allowed') throw forbidden(talkReasons[verdict.reason])
      const audience = await audienceOf(tx, talked, viewer.id)
      if (number > 0) await requireMessage(tx, talked, audience, number)
      await queries.setPinned.affected(tx, { thingId: talked.id, number: number > 0 ? number : null })
      services.live.touch(tx, audience.authorIds)
    })
    return undefined
  },
}

export const reportMessage: Act<typeof talk.report> = {
  guard: guardTalk,
  async act(services, viewer, { number, why, ...thing }) {
    await services.db.transaction(async tx => {
      const talked = await requireTalk(services, tx, viewer, thing)
      const { author_id } = await requireMessage(tx, talked, await audienceOf(tx, talked, viewer.id), number)
      requireAllowed(mayReport(author_id, viewer.id), talkReasons)
      const now = services.clock.now()
      const report = { id: newId(now), thingId: talked.id, viewerId: viewer.id, number, why, now }
      await insertReport.affected(tx, report)
    })
    return undefined
  },
}
