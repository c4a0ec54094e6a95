import type { InputOf } from '@gauntlet/contract/endpoint'
import { type secondProofs, secondProofTexts } from '@gauntlet/contract/second-proofs/endpoints'
import { sessionTexts } from '@gauntlet/contract/sessions/texts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { badField, conflict } from '../../platform/http/refusal.ts'
import { openSecret, sealSecret } from '../../platform/secrets/sealing.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { logSecurity } from '../security/log.ts'
import { hashRecoveryCode, newRecoveryCodes, newSecret, shownSecret, stepOf } from './codes.ts'
import { mailRecoveryCodesRenewed, mailTimeCodesOff, mailTimeCodesOn } from './mails.ts'
import { holdAccount, type OwnerProof, requireOwner } from './owner.ts'
import * as queries from './queries.ts'

export async function viewSecondProofs({ db }: Services, viewer: Viewer) {
  const row = await queries.countSecondProofs.one(db, { userId: viewer.id })
  return {
    time_codes_since: row.time_codes_since?.toISOString() ?? null,
    recovery_codes_left: row.recovery_codes_left,
  }
}

/** A new secret, to be scanned or typed into an authenticator app. */
export async function setUpTimeCodes(services: Services, viewer: Viewer, proof: OwnerProof) {
  await requireOwner(services, viewer, proof)
  const { db, clock, config } = services
  const userId = viewer.id
  const secret = newSecret()
  const kept = sealSecret(config.secretsKey, secret)
  const begun = await db.transaction(tx =>
    queries.beginTimeCodes.affected(tx, { userId, secret: kept, now: clock.now() }),
  )
  if (begun === 0) throw conflict(secondProofTexts.alreadyOn)
  const { email } = await queries.findOwner.one(db, { userId })
  return shownSecret(config, secret, email ?? config.appName)
}

async function makeRecoveryCodes(tx: Transaction, { clock }: Services, userId: string) {
  const codes = newRecoveryCodes()
  await queries.deleteRecoveryCodes.affected(tx, { userId })
  const hashes = codes.map(code => hashRecoveryCode(userId, code).toString('hex'))
  await queries.insertRecoveryCodes.affected(tx, { userId, hashes, now: clock.now() })
  return { recovery_codes: codes }
}

/** Switches time codes on: the app has shown that it knows the secret. */
export async function confirmTimeCodes(
  services: Services,
  viewer: Viewer,
  { code }: InputOf<typeof secondProofs.confirmTimeCodes>,
  caller: Caller,
) {
  const { db, clock, config } = services
  const userId = viewer.id
  const codes = await db.transaction(async tx => {
    await holdAccount(tx, viewer)
    const row = await queries.lockTimeCodes.first(tx, { userId })
    if (!row) throw conflict(secondProofTexts.notBegun)
    if (row.confirmed_at) throw conflict(secondProofTexts.alreadyOn)
    const now = clock.now()
    const step = stepOf(openSecret(config.secretsKey, row.secret), code.replace(/\s/g, ''), now)
    if (step === undefined) throw badField('code', sessionTexts.wrongCode)
    await queries.confirmTimeCodes.affected(tx, { userId, step, now })
    await mailTimeCodesOn(tx, services, userId)
    await logSecurity(tx, services, userId, 'codes_added', caller)
    return makeRecoveryCodes(tx, services, userId)
  })
  return codes
}

/** Switches time codes off, with the recovery codes that stand in for them. */
export async function endTimeCodes(
  services: Services,
  viewer: Viewer,
  proof: OwnerProof,
  caller: Caller,
): Promise<undefined> {
  await requireOwner(services, viewer, proof)
  const userId = viewer.id
  await services.db.transaction(async tx => {
    const row = await queries.lockTimeCodes.first(tx, { userId })
    if (!row?.confirmed_at) throw conflict(secondProofTexts.notOn)
    await queries.deleteTimeCodes.affected(tx, { userId })
    await mailTimeCodesOff(tx, services, userId)
    await logSecurity(tx, services, userId, 'codes_removed', caller)
  })
  return undefined
}

/** Ten new recovery codes; the old ones no longer work. */
export async function renewRecoveryCodes(services: Services, viewer: Viewer, proof: OwnerProof, caller: Caller) {
  await requireOwner(services, viewer, proof)
  const userId = viewer.id
  const codes = await services.db.transaction(async tx => {
    await holdAccount(tx, viewer)
    const row = await queries.lockTimeCodes.first(tx, { userId })
    if (!row?.confirmed_at) throw conflict(secondProofTexts.notOn)
    await mailRecoveryCodesRenewed(tx, services, userId)
    await logSecurity(tx, services, userId, 'recovery_codes_made', caller)
    return makeRecoveryCodes(tx, services, userId)
  })
  return codes
}
