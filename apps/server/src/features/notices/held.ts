import { fill } from '@gauntlet/contract/language/fill'
import { formOf } from '@gauntlet/contract/language/plural'
import { noticeMailTexts } from '@gauntlet/contract/notices/texts'
import { HOUR } from '@gauntlet/contract/time'
import { newToken } from '../../platform/auth/authenticate.ts'
import { inBites } from '../../platform/database/bites.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { oneClick, queueMail } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'
import * as queries from './queries.ts'

/** So long notices beyond the budget are counted before one mail tells of them. */
const HELD_FOR = 24 * HOUR

/** Tells by one mail of the notices for which a player got none. */
export const heldNoticesJob = (services: Services): Job => ({
  name: 'held-notices',
  everyMs: HOUR,
  async run() {
    const { clock, config, db } = services
    const { appName, appUrl, apiBase } = config
    const before = new Date(clock.now().getTime() - HELD_FOR)
    const tellSome = async (tx: Transaction): Promise<number> => {
      const players = await queries.takeHeld.all(tx, { before })
      for (const { id, email, language, held } of players) {
        if (email === null) continue
        const speaker = services.languages.of(language)
        const { more, moreLine, moreAction, noMore } = speaker.texts(noticeMailTexts)
        const { token } = await queries.putTokens.one(tx, { userIds: [id], tokens: [newToken()] })
        const subject = fill(formOf(speaker.language, more, held), { held, app: appName })
        await queueMail(tx, services, {
          to: email,
          speaker,
          class: 'summary',
          playerId: id,
          subject,
          heading: subject,
          lines: [moreLine],
          action: { label: moreAction, url: appUrl },
          unsubscribe: { label: noMore, url: `${appUrl}/unsubscribe/all/${token}` },
          headers: oneClick(`${appUrl}${apiBase}/notices/unsubscribe/all/${token}`),
        })
      }
      return players.length
    }
    await inBites(() => db.transaction(tellSome))
  },
})
