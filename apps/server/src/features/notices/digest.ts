import { fill } from '@gauntlet/contract/language/fill'
import { formOf } from '@gauntlet/contract/language/plural'
import { noticeMailTexts } from '@gauntlet/contract/notices/texts'
import { MINUTE } from '@gauntlet/contract/time'
import { breakLinks } from '@gauntlet/rules/notices/links'
import type { Transaction } from '../../platform/database/database.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { oneClick, queueMail } from '../../platform/outbox/outbox.ts'
import type { Services } from '../../platform/services.ts'
import { type DigestRow, takeDigest } from './digest-queries.ts'
import { unreadSince } from './notices.ts'

/** Notices that one mail tells of; there may be more in the app. */
const MOST = 30

async function mailDigest(tx: Transaction, services: Services, row: DigestRow): Promise<void> {
  const { user_id, email, language, token, kinds, digest_from } = row
  const { appName, appUrl, apiBase } = services.config
  const speaker = services.languages.of(language)
  const asked = { userId: user_id, kinds, since: digest_from, speaker, limit: MOST }
  const news = await unreadSince(tx, services, asked)
  const lines = news.map(({ text, line }) => `${text}\n${line}`)
  if (lines.length === 0) return
  const { daily, moreAction, noMore } = speaker.texts(noticeMailTexts)
  const subject = fill(formOf(speaker.language, daily, lines.length), { count: lines.length, app: appName })
  await queueMail(tx, services, {
    to: email,
    speaker,
    class: 'digest',
    playerId: user_id,
    subject,
    heading: subject,
    lines: lines.map(breakLinks),
    action: { label: moreAction, url: `${appUrl}/notices` },
    unsubscribe: { label: noMore, url: `${appUrl}/unsubscribe/all/${token}` },
    headers: oneClick(`${appUrl}${apiBase}/notices/unsubscribe/all/${token}`),
  })
}

/** Mails one player the news of a day; answers whether somebody was due. */
const mailNext = (services: Services): Promise<boolean> =>
  services.db.transaction(async tx => {
    const row = await takeDigest.first(tx, { now: services.clock.now() })
    if (row?.wanted) await mailDigest(tx, services, row)
    return row !== undefined
  })

/** Mails, once a day, what players want to read together; any node may run it. */
export const digestsJob = (services: Services): Job => ({
  name: 'digests',
  everyMs: MINUTE,
  async run() {
    let more = true
    while (more) more = await mailNext(services)
  },
})
