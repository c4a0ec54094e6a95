import type { InputOf } from '@gauntlet/contract/endpoint'
import { type NoticeChoices, type notices } from '@gauntlet/contract/notices/endpoints'
import { unsubscribeInput } from '@gauntlet/contract/notices/forms'
import { noticeMessages, NOTICE_KINDS, type NoticeKind } from '@gauntlet/contract/notices/texts'
import { newToken } from '../../platform/auth/authenticate.ts'
import { zoneOf } from '../../platform/clock/zones.ts'
import type { Executor, Transaction } from '../../platform/database/database.ts'
import type { RawUseCase } from '../../platform/http/bind.ts'
import { badField, notFound } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { stopInvitations } from '../invitations/queries.ts'
import {
  findChoices,
  setApp,
  setDaily,
  setEmailNotices,
  setMails,
  setPushes,
  setQuiet,
  setZone,
} from './choice-queries.ts'
import * as queries from './queries.ts'

async function choicesOf(executor: Executor, userId: string): Promise<NoticeChoices> {
  const { email_notices, app_off, mail_off, push_off, mail_daily, quiet_from, quiet_to } = await findChoices.one(
    executor,
    {
      userId,
    },
  )
  return {
    email_notices: email_notices ? 1 : 0,
    kinds: NOTICE_KINDS.map(kind => ({
      kind,
      app: app_off.includes(kind) ? 0 : 1,
      email: mail_off.includes(kind) ? 0 : 1,
      push: push_off.includes(kind) ? 0 : 1,
      daily: mail_daily.includes(kind) ? 1 : 0,
    })),
    quiet: quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to },
  }
}

type Way = 'app' | 'email' | 'push'
const setters = { app: setApp, email: setMails, push: setPushes }

/** The row of a player's choices is there once the first is made. */
async function changeOwn(tx: Transaction, userId: string, change: () => Promise<unknown>): Promise<void> {
  await queries.putTokens.all(tx, { userIds: [userId], tokens: [newToken()] })
  await change()
}

const setKind = (tx: Transaction, userId: string, kind: NoticeKind, way: Way, on: boolean): Promise<void> =>
  changeOwn(tx, userId, () => setters[way].affected(tx, { userId, kind, among: on ? [] : [kind] }))

export const viewChoices = ({ db }: Services, viewer: Viewer) => choicesOf(db, viewer.id)

export async function choose(services: Services, viewer: Viewer, input: InputOf<typeof notices.choose>) {
  const { email_notices, kind, app, email, push, daily, quiet_from, quiet_to, zone: named } = input
  const zone = named === undefined ? undefined : zoneOf(named)
  if (named !== undefined && zone === undefined) throw badField('zone', noticeMessages.badZone)
  return services.db.transaction(async tx => {
    if (email_notices !== undefined) await setEmailNotices.affected(tx, { userId: viewer.id, on: email_notices === 1 })
    if (kind !== undefined && app !== undefined) await setKind(tx, viewer.id, kind, 'app', app === 1)
    if (kind !== undefined && email !== undefined) await setKind(tx, viewer.id, kind, 'email', email === 1)
    if (kind !== undefined && push !== undefined) await setKind(tx, viewer.id, kind, 'push', push === 1)
    if (zone !== undefined) await changeOwn(tx, viewer.id, () => setZone.affected(tx, { userId: viewer.id, zone }))
    if (kind !== undefined && daily !== undefined)
      await changeOwn(tx, viewer.id, () =>
        setDaily.affected(tx, { userId: viewer.id, kind, among: daily === 1 ? [kind] : [] }),
      )
    if (quiet_from !== undefined && quiet_to !== undefined) {
      const quiet = quiet_from === quiet_to ? { from: null, to: null } : { from: quiet_from, to: quiet_to }
      await changeOwn(tx, viewer.id, () => setQuiet.affected(tx, { userId: viewer.id, ...quiet }))
    }
    services.live.touch(tx, [viewer.id])
    return choicesOf(tx, viewer.id)
  })
}

/**
 * The link of a mail: whoever has it need not be signed in, and may press it twice. An invited address has no account.
 */
export async function unsubscribe(
  services: Services,
  _viewer: Viewer | null,
  { kind, token }: InputOf<typeof notices.unsubscribe>,
) {
  await services.db.transaction(async tx => {
    if (kind === 'invited') {
      const { known } = await stopInvitations.one(tx, { token, now: services.clock.now() })
      if (!known) throw notFound(noticeMessages.badLink)
      return
    }
    const owner = await queries.findTokenOwner.first(tx, { token })
    if (!owner) throw notFound(noticeMessages.badLink)
    if (kind === 'all') await setEmailNotices.affected(tx, { userId: owner.user_id, on: false })
    else await setKind(tx, owner.user_id, kind, 'email', false)
    services.live.touch(tx, [owner.user_id])
  })
  return undefined
}

/** A mail program that knows no one-click opens the address instead: it leads to the page with the button. */
export const openUnsubscribePage: RawUseCase<typeof notices.unsubscribePage> = async (
  { config },
  _viewer,
  request,
  reply,
) => {
  const read = unsubscribeInput.safeParse(request.params)
  if (!read.success) throw notFound(noticeMessages.badLink)
  const { kind, token } = read.data
  await reply.header('cache-control', 'no-store').redirect(`${config.appUrl}/unsubscribe/${kind}/${token}`, 303)
}
