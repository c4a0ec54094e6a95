import { formOf } from '@gauntlet/contract/language/plural'
import { secondProofMailTexts } from '@gauntlet/contract/second-proofs/mails'
import type { Transaction } from '../../platform/database/database.ts'
import { mailWords } from '../../platform/mail/words.ts'
import { type MailWorld, queueMail } from '../../platform/outbox/outbox.ts'
import * as queries from './queries.ts'

type Texts = typeof secondProofMailTexts

interface Told {
  subject: string
  heading: string
  lines: readonly string[]
  /** The advice where it was not the owner; that of all of them where it is absent. */
  remedy?: string
}

/** Tells the owner, in their language, of what changed about how to get in. */
async function mailOwner(
  tx: Transaction,
  world: MailWorld,
  userId: string,
  choose: (texts: Texts, language: string) => Told,
  places: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  const { email, language } = await queries.findOwner.one(tx, { userId })
  if (email === null) return
  const { config, languages } = world
  const speaker = languages.of(language)
  const texts = speaker.texts(secondProofMailTexts)
  const { remedy = texts.remedy, lines, ...told } = choose(texts, speaker.language)
  const mail = { ...told, lines: [...lines, remedy], action: texts.action }
  const words = mailWords(mail, { ...places, app: config.appName }, `${config.appUrl}/forgot`)
  await queueMail(tx, world, { to: email, speaker, ...words })
}

export const mailTimeCodesOn = (tx: Transaction, world: MailWorld, userId: string) =>
  mailOwner(tx, world, userId, texts => texts.timeCodesOn)

/** The owner of an account who set a new password by mail: what was new goes, whoever added it. */
export const mailAddedEnded = (tx: Transaction, world: MailWorld, userId: string) =>
  mailOwner(tx, world, userId, texts => texts.addedEnded)

export const mailTimeCodesOff = (tx: Transaction, world: MailWorld, userId: string) =>
  mailOwner(tx, world, userId, texts => texts.timeCodesOff)

export const mailRecoveryCodesRenewed = (tx: Transaction, world: MailWorld, userId: string) =>
  mailOwner(tx, world, userId, texts => texts.recoveryCodesRenewed)

export const mailRecoveryCodeUsed = (tx: Transaction, world: MailWorld, userId: string, left: number) =>
  mailOwner(
    tx,
    world,
    userId,
    ({ recoveryCodeUsed: { last, left: some, ...told } }, language) => ({
      ...told,
      lines: [left === 0 ? last : formOf(language, some, left)],
    }),
    { left },
  )

export const mailWrongCodes = (tx: Transaction, world: MailWorld, userId: string) =>
  mailOwner(tx, world, userId, texts => texts.wrongCodes)

export const mailEndedByOperator = (tx: Transaction, world: MailWorld, userId: string) =>
  mailOwner(tx, world, userId, texts => texts.endedByOperator)

export const mailPasskeyAdded = (tx: Transaction, world: MailWorld, userId: string, name: string) =>
  mailOwner(tx, world, userId, texts => texts.passkeyAdded, { name })

export const mailPasskeyRemoved = (tx: Transaction, world: MailWorld, userId: string, name: string) =>
  mailOwner(tx, world, userId, texts => texts.passkeyRemoved, { name })
