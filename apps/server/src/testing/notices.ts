import { type Notice, notices } from '@gauntlet/contract/notices/endpoints'
import type { Player, TestApp } from './app.ts'

/** A player's notices in the app, and how many of them are unread. */
export const noticesOf = async (app: TestApp, player: Player) => (await app.call(notices.list, {}, player)).payload

export const textsOf = async (app: TestApp, player: Player): Promise<string[]> =>
  (await noticesOf(app, player)).notices.map(({ text }: Notice) => text)

/** The texts of those that a player has not read. */
export const unreadOf = async (app: TestApp, player: Player): Promise<string[]> =>
  (await noticesOf(app, player)).notices.flatMap(({ text, read }: Notice) => (read === 1 ? [] : text))

/** Every mail that went to a player, once all that waits has been sent. */
export async function mailsTo(app: TestApp, { email }: Player) {
  await app.app.settle()
  return app.mails.filter(({ to }) => to === email)
}

/** The subjects of a player's mails, but of those that verify the address. */
export const subjectsTo = async (app: TestApp, player: Player): Promise<string[]> =>
  (await mailsTo(app, player)).filter(({ text }) => !text.includes('/verify/')).map(({ subject }) => subject)
