import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { id, instant, line, nothing } from '../fields.ts'
import { ownerProof, ownerProofInput } from '../second-proofs/endpoints.ts'
import { session } from '../sessions/endpoints.ts'
import { HOUR, MINUTE } from '../time.ts'

export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX = 60

export const passkeyTexts = {
  name: 'Please name this passkey',
  added: 'Your passkey is added.',
  renamed: 'Your passkey has a new name.',
  removed: 'Your passkey is removed.',
  known: 'This passkey is added already.',
  tooMany: `You can have up to ${PASSKEYS_MAX} passkeys.`,
  badCredential: 'This is not an answer of a passkey.',
  notTaken: 'That took too long, or the passkey is not known here. Try again.',
  noName: 'Passkeys do not work at this address.',
  cancelled: 'You did not go on, or it took too long.',
  wrongAddress: 'Passkeys work only at the name that this app has. Open it there, and try again.',
  failed: 'Your device did not do it. Try another way.',
  lastWayIn: 'This is the last way into your account.',
} as const

/** Why a passkey cannot be removed. */
export const passkeyReasons = { last_way_in: passkeyTexts.lastWayIn } as const
export type PasskeyReason = keyof typeof passkeyReasons

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (max: number) =>
  z.string(passkeyTexts.badCredential).check(z.regex(new RegExp(`^[\\w-]{1,${max}}$`), passkeyTexts.badCredential))
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key', passkeyTexts.badCredential),
}

/** The answer of `navigator.credentials.create()`, as JSON; fields that are not read here are dropped. */
const attestation = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: bytes(4000),
        attestationObject: bytes(20_000),
        transports: z.optional(
          z
            .array(
              z.string(passkeyTexts.badCredential).check(z.maxLength(30, passkeyTexts.badCredential)),
              passkeyTexts.badCredential,
            )
            .check(z.maxLength(10, passkeyTexts.badCredential)),
        ),
      },
      passkeyTexts.badCredential,
    ),
  },
  passkeyTexts.badCredential,
)

/** The answer of `navigator.credentials.get()`, as JSON. */
const assertion = z.object(
  {
    ...credential,
    response: z.object(
      { clientDataJSON: bytes(4000), authenticatorData: bytes(4000), signature: bytes(2000) },
      passkeyTexts.badCredential,
    ),
  },
  passkeyTexts.badCredential,
)

const publicKey = z.literal('public-key')
/** PublicKeyCredentialCreationOptionsJSON, as far as it is used. */
const creationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.strictObject({ type: publicKey, id: z.string() })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
/** PublicKeyCredentialRequestOptionsJSON, as far as it is used: any passkey of this app, for the player to choose. */
const requestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(['required', 'preferred']),
})

const name = line(PASSKEY_NAME_MAX, passkeyTexts.name)
export const passkeyNameInput = z.strictObject({ id: id(), name })
export const passkey = z.strictObject({
  id: id(),
  name: z.string(),
  created: instant,
  last_used: z.nullable(instant),
  /** It is kept by a provider, and lives on more than one device. */
  synced: z.boolean(),
})

const account = (max: number) => [{ by: 'account', max, per: HOUR }] as const
const caller = (max: number) => [{ by: 'caller', max, per: 15 * MINUTE }] as const

/** Added: sign in with a passkey instead of a password, or show it where a second proof is asked for. */
export const passkeys = endpoints({
  list: {
    method: 'GET',
    path: '/users/passkeys',
    access: 'player',
    summary: "Added. The viewer's passkeys, the oldest first, and why none can be added where that is so.",
    input: nothing,
    answer: z.strictObject({ passkeys: z.array(passkey), unusable: z.nullable(z.string()) }),
  },
  addOptions: {
    method: 'POST',
    path: '/users/passkeys/add-options',
    access: 'player',
    summary: 'Added. What a browser makes a passkey with; good once, for five minutes.',
    input: ownerProofInput,
    answer: creationOptions,
    limits: account(60),
  },
  add: {
    method: 'POST',
    path: '/users/passkeys/add',
    access: 'player',
    summary: 'Added. Adds the passkey that the browser has made.',
    input: z.strictObject({ name, credential: attestation }),
    answer: passkey,
    message: passkeyTexts.added,
    limits: account(60),
  },
  rename: {
    method: 'POST',
    path: '/users/passkeys/rename',
    access: 'player',
    summary: 'Added. Gives a passkey another name.',
    input: passkeyNameInput,
    message: passkeyTexts.renamed,
  },
  remove: {
    method: 'POST',
    path: '/users/passkeys/remove',
    access: 'player',
    summary: 'Added. Removes a passkey; it no longer signs in.',
    input: z.strictObject({ id: id(), ...ownerProof }),
    message: passkeyTexts.removed,
    limits: account(60),
  },
  options: {
    method: 'POST',
    path: '/users/passkeys/options',
    access: 'public',
    summary: 'Added. What a browser asks for a passkey with, to sign in or as a second proof.',
    input: z.strictObject({ purpose: z.enum(['sign-in', 'prove'], passkeyTexts.badCredential) }),
    answer: requestOptions,
    limits: caller(300),
  },
  signIn: {
    method: 'POST',
    path: '/users/passkeys/sign-in',
    access: 'public',
    summary: 'Added. Signs in with a passkey alone.',
    input: z.strictObject({ credential: assertion }),
    answer: session,
    session: 'opens',
    limits: caller(60),
  },
  prove: {
    method: 'POST',
    path: '/users/passkeys/prove',
    access: 'public',
    summary: 'Added. Exchanges the answer of a passkey for a code, which is taken once wherever a code is asked for.',
    input: z.strictObject({ credential: assertion }),
    answer: z.strictObject({ code: z.string() }),
    limits: caller(60),
  },
})
