import type { AnswerOf, InputOf } from '@gauntlet/contract/endpoint'
import { passkeyTexts, type passkeys } from '@gauntlet/contract/passkeys/endpoints'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { hashToken, newToken } from '../../platform/auth/authenticate.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { insertPasskeyProof } from '../second-proofs/queries.ts'
import { openSession, requireStillOpen } from '../sessions/open-session.ts'
import { CHALLENGE_MS, newChallenge, takesChallenge } from './challenges.ts'
import * as queries from './queries.ts'
import { relyingParty } from './relying-party.ts'

type Purpose = InputOf<typeof passkeys.options>['purpose']
type Assertion = InputOf<typeof passkeys.signIn>['credential']

const notTaken = () => new Refusal(401, passkeyTexts.notTaken, { credential: passkeyTexts.notTaken })

/**
 * The browser's options for asking for any passkey of this app. Alone it has to show who holds it, beside a password
 * not.
 */
export async function optionsToAsk(
  services: Services,
  _viewer: unknown,
  { purpose }: InputOf<typeof passkeys.options>,
): Promise<AnswerOf<typeof passkeys.options>> {
  const { id: rpId } = relyingParty(services.config)
  const challenge = await newChallenge(services, { purpose, userId: null })
  return {
    challenge: Buffer.from(challenge).toString('base64url'),
    rpId,
    timeout: CHALLENGE_MS,
    userVerification: purpose === 'sign-in' ? 'required' : 'preferred',
  }
}

/** A passkey that answered rightly; it counts once `noteUse` has taken the answer. */
interface Answered {
  id: string
  userId: string
  counter: number
  synced: boolean
}

/** The passkey that answered. A counter that did not grow is that of a copy, and is refused. */
async function passkeyOf(services: Services, credential: Assertion, purpose: Purpose): Promise<Answered> {
  const rp = relyingParty(services.config)
  const passkey = await queries.findPasskey.first(services.db, {
    credentialId: Buffer.from(credential.id, 'base64url'),
  })
  if (!passkey) throw notTaken()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge => takesChallenge(services, { purpose, userId: null }, challenge),
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: purpose === 'sign-in',
  }).catch((error: unknown) => {
    // The library refuses by throwing; what was wrong helps who runs the server, not the player.
    services.log.info({ err: error, player: passkey.user_id }, 'a passkey was refused')
    throw notTaken()
  })
  if (!verified) throw notTaken()
  const { newCounter: counter, credentialBackedUp: synced } = authenticationInfo
  return { id: passkey.id, userId: passkey.user_id, counter, synced }
}

/** Takes the answer of a passkey that is still there, of an account that is still open. */
async function noteUse(tx: Transaction, { clock }: Services, { userId, ...use }: Answered): Promise<void> {
  await requireStillOpen(tx, { userId, orElse: notTaken })
  if ((await queries.notePasskeyUse.affected(tx, { ...use, now: clock.now() })) === 0) throw notTaken()
}

/** Signs in with a passkey alone. */
export async function signInWithPasskey(
  services: Services,
  _viewer: unknown,
  { credential }: InputOf<typeof passkeys.signIn>,
  caller: Caller,
) {
  const answered = await passkeyOf(services, credential, 'sign-in')
  const session = await services.db.transaction(async tx => {
    await noteUse(tx, services, answered)
    return openSession(tx, services, answered.userId, caller)
  })
  return session
}

/** A code for what a passkey proved, taken once within five minutes wherever a second proof is asked for. */
export async function proveWithPasskey(
  services: Services,
  _viewer: unknown,
  { credential }: InputOf<typeof passkeys.prove>,
) {
  const answered = await passkeyOf(services, credential, 'prove')
  const code = newToken()
  const expiresAt = new Date(services.clock.now().getTime() + CHALLENGE_MS)
  await services.db.transaction(async tx => {
    await noteUse(tx, services, answered)
    await insertPasskeyProof.affected(tx, { userId: answered.userId, tokenHash: hashToken(code), expiresAt })
  })
  return { code }
}
