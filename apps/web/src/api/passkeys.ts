import type { AnswerOf, SentOf } from '@gauntlet/contract/endpoint'
import { passkeys, passkeyTexts } from '@gauntlet/contract/passkeys/endpoints'
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import { call } from './api.ts'
import { CallError } from './client.ts'

type Assertion = SentOf<typeof passkeys.signIn>['credential']
type CreationOptions = AnswerOf<typeof passkeys.addOptions>

const words: Readonly<Record<string, string>> = {
  NotAllowedError: passkeyTexts.cancelled,
  AbortError: passkeyTexts.cancelled,
  InvalidStateError: passkeyTexts.known,
  SecurityError: passkeyTexts.wrongAddress,
}

/** The browser's refusal, in words. It throws errors of many kinds, none of them fit for people. */
function refusal(error: unknown): CallError {
  if (error instanceof CallError) return error
  const cause = error instanceof WebAuthnError && error.cause instanceof Error ? error.cause : error
  const name = cause instanceof Error ? cause.name : ''
  return new CallError(400, words[name] ?? passkeyTexts.failed)
}

async function ask(purpose: 'sign-in' | 'prove', autofill: boolean): Promise<Assertion> {
  const { payload } = await call(passkeys.options, { purpose })
  return startAuthentication({ optionsJSON: payload, useBrowserAutofill: autofill })
}

/** Signs in with a passkey that the player picks. Rejects with a `CallError`. */
export async function signInWithPasskey() {
  try {
    return (await call(passkeys.signIn, { credential: await ask('sign-in', false) })).payload
  } catch (error) {
    throw refusal(error)
  }
}

/** Passkeys belong to a name: at an address of numbers the server refuses to ask for one. */
const hasName = () => !/^[\d.]+$|^\[/.test(location.hostname)

/**
 * Offers passkeys in the autofill of the e-mail field, and signs in with the one that is picked; undefined if the
 * browser or the address cannot, or none was picked. Pressing the button explains why.
 */
export async function offerPasskeys() {
  if (!hasName() || !(await browserSupportsWebAuthnAutofill())) return undefined
  const credential = await ask('sign-in', true).catch(() => undefined)
  return credential && (await call(passkeys.signIn, { credential })).payload
}

/** A passkey's proof, as a code for a field that asks for one. Rejects with a `CallError`. */
export async function proveWithPasskey(): Promise<string> {
  try {
    return (await call(passkeys.prove, { credential: await ask('prove', false) })).payload.code
  } catch (error) {
    throw refusal(error)
  }
}

/** Makes the browser create a passkey. Rejects with a `CallError`. */
export async function makePasskey(options: CreationOptions): Promise<SentOf<typeof passkeys.add>['credential']> {
  try {
    return await startRegistration({ optionsJSON: options })
  } catch (error) {
    throw refusal(error)
  }
}
