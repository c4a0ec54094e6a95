import type { AnswerOf, InputOf } from '@gauntlet/contract/endpoint'
import { PASSKEYS_MAX, passkeyTexts, type passkeys } from '@gauntlet/contract/passkeys/endpoints'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { constraintOf } from '../../platform/database/errors.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { badField, conflict } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { mailPasskeyAdded } from '../second-proofs/mails.ts'
import { holdAccount, type OwnerProof, requireOwner } from '../second-proofs/owner.ts'
import { logSecurity } from '../security/log.ts'
import { CHALLENGE_MS, newChallenge, takesChallenge } from './challenges.ts'
import { presentPasskey } from './present.ts'
import * as queries from './queries.ts'
import { relyingParty } from './relying-party.ts'

/** ES256 and RS256 are what authenticators have, Ed25519 where they can. */
const ALGORITHMS = [-8, -7, -257]

const refuseMore = (count: number) => {
  if (count >= PASSKEYS_MAX) throw conflict(passkeyTexts.tooMany)
}

/** The browser's options for making a passkey that signs in by itself. */
export async function optionsToAdd(
  services: Services,
  viewer: Viewer,
  proof: OwnerProof,
): Promise<AnswerOf<typeof passkeys.addOptions>> {
  const rp = relyingParty(services.config)
  await requireOwner(services, viewer, proof)
  const userId = viewer.id
  const names = await queries.findNames.one(services.db, { userId })
  const known = await queries.listPasskeys.all(services.db, { userId })
  refuseMore(known.length)
  const options = await generateRegistrationOptions({
    rpID: rp.id,
    rpName: rp.name,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: names.email ?? names.first_name,
    userDisplayName: `${names.first_name} ${names.last_name}`,
    challenge: await newChallenge(services, { purpose: 'add', userId }),
    supportedAlgorithmIDs: ALGORITHMS,
  })
  const { challenge, user, pubKeyCredParams } = options
  return {
    challenge,
    rp: { id: rp.id, name: rp.name },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: known.map(({ credential_id }) => ({
      type: 'public-key',
      id: credential_id.toString('base64url'),
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}

/** Adds what the browser has made, and tells the owner. */
export async function addPasskey(
  services: Services,
  viewer: Viewer,
  { name, credential }: InputOf<typeof passkeys.add>,
  caller: Caller,
) {
  const rp = relyingParty(services.config)
  const userId = viewer.id
  const made = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {}, response: withoutGaps(credential.response) },
    expectedChallenge: challenge => takesChallenge(services, { purpose: 'add', userId }, challenge),
    expectedOrigin: rp.origin,
    expectedRPID: rp.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    // The library refuses by throwing; what was wrong helps who runs the server, not the player.
    services.log.info({ err: error, player: userId }, 'a passkey was not added')
    throw badField('credential', passkeyTexts.notTaken)
  })
  if (!made.verified) throw badField('credential', passkeyTexts.notTaken)
  const { credential: kept, credentialBackedUp: synced } = made.registrationInfo
  const now = services.clock.now()
  const row = { id: newId(now), name, synced, created_at: now, last_used_at: null }
  await services.db
    .transaction(async tx => {
      await holdAccount(tx, viewer)
      refuseMore((await queries.lockWaysIn.one(tx, { userId })).passkeys)
      await queries.insertPasskey.affected(tx, {
        ...row,
        user_id: userId,
        credential_id: Buffer.from(kept.id, 'base64url'),
        public_key: Buffer.from(kept.publicKey),
        counter: kept.counter,
        transports: kept.transports ?? [],
      })
      await mailPasskeyAdded(tx, services, userId, name)
      await logSecurity(tx, services, userId, 'passkey_added', caller)
    })
    .catch((error: unknown) => {
      throw constraintOf(error) === 'passkeys_credential_key' ? conflict(passkeyTexts.known) : error
    })
  return presentPasskey(row)
}

/** A field that is not there, not one that is undefined. */
const withoutGaps = ({ transports, ...rest }: InputOf<typeof passkeys.add>['credential']['response']) => ({
  ...rest,
  ...(transports && { transports }),
})
