import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { HOUR, MINUTE } from '../time.ts'
import { forgotInput, loginInput, passwordInputFor, registerInputFor, resetInputFor, verifyInput } from './forms.ts'
import { sessionTexts } from './texts.ts'

/**
 * Valid only if both are present. The token is shown once and kept by the server as a hash. The web client, which has
 * its session in a cookie, gets the word `cookie` (IN_COOKIE) in place of the token.
 */
export const session = z.strictObject({ token: z.string(), id: id() })

export const sessions = endpoints({
  login: {
    method: 'POST',
    path: '/users/login',
    access: 'public',
    summary: 'Signs in with e-mail and password; a network that has guessed ten wrong ones waits a quarter of an hour.',
    input: loginInput,
    answer: session,
    session: 'opens',
    forms: true,
    limits: [{ by: 'caller', max: 60, per: 15 * MINUTE }],
  },
  register: {
    method: 'POST',
    path: '/users/register',
    access: 'public',
    summary: 'Creates an account, signs it in and sends the verification e-mail.',
    input: registerInputFor(),
    inputFor: registerInputFor,
    answer: session,
    session: 'opens',
    forms: true,
    limits: [
      { by: { field: 'email', each: 'caller' }, max: 5, per: HOUR },
      { by: 'caller', max: 30, per: HOUR },
    ],
  },
  forgot: {
    method: 'POST',
    path: '/users/forgot-password',
    access: 'public',
    summary: 'Sends a link to set a new password; the same answer whether the e-mail is known or not.',
    input: forgotInput,
    message: sessionTexts.forgotten,
    forms: true,
    limits: [{ by: 'caller', max: 30, per: HOUR }],
  },
  reset: {
    method: 'POST',
    path: '/users/reset-password',
    access: 'public',
    summary: 'Sets a new password with the token of the e-mailed link, which works once and for an hour.',
    input: resetInputFor(),
    inputFor: resetInputFor,
    answer: session,
    session: 'opens',
    message: sessionTexts.passwordReset,
    limits: [{ by: 'caller', max: 30, per: HOUR }],
  },
  updatePassword: {
    method: 'POST',
    path: '/users/update-password',
    access: 'player',
    summary: "Sets a new password, ends the player's other sessions and links, and tells the owner by e-mail.",
    input: passwordInputFor(),
    inputFor: passwordInputFor,
    message: sessionTexts.passwordUpdated,
    limits: [{ by: 'account', max: 20, per: HOUR }],
  },
  verify: {
    method: 'POST',
    path: '/users/verify-email',
    access: 'public',
    summary:
      'Verifies an e-mail with the token of the e-mailed link, which works once and for 24 hours. Needs a session of the account; a registration is confirmed with its password instead, too.',
    input: verifyInput,
    /** The screen that the player signed up for, such as a challenge accepted by a link; null for none. */
    answer: z.strictObject({ to: z.nullable(z.string()) }),
    message: sessionTexts.verified,
    limits: [{ by: 'caller', max: 60, per: HOUR }],
  },
  sendVerification: {
    method: 'GET',
    path: '/users/send-verification-email',
    access: 'session',
    summary: 'Sends another verification e-mail, at most one a minute.',
    input: z.strictObject({}),
    message: sessionTexts.verificationSent,
    changes: true,
  },
  logout: {
    method: 'POST',
    path: '/users/logout',
    access: 'session',
    summary: 'Ends this session on the server.',
    input: z.strictObject({}),
    message: sessionTexts.loggedOut,
    session: 'ends',
  },
  list: {
    method: 'GET',
    path: '/users/sessions',
    access: 'session',
    summary: 'The sessions of the viewer, newest first.',
    input: z.strictObject({}),
    answer: z.array(
      z.strictObject({
        id: id(),
        /** 'Chrome on Android', by what the client calls itself; null where it signed in before names were kept. */
        device: z.nullable(z.string()),
        created: instant,
        last_seen: instant,
        current: z.boolean(),
      }),
    ),
  },
  revoke: {
    method: 'POST',
    path: '/users/sessions/revoke',
    access: 'session',
    summary: 'Ends one of the sessions of the viewer.',
    input: z.strictObject({ id: id() }),
    message: sessionTexts.sessionEnded,
  },
  toCookie: {
    method: 'POST',
    path: '/users/sessions/cookie',
    access: 'session',
    summary: 'Added. Moves the session into the cookie of a web client that had kept its token.',
    input: z.strictObject({}),
    answer: session,
    session: 'opens',
  },
  revokeOthers: {
    method: 'POST',
    path: '/users/sessions/revoke-others',
    access: 'session',
    summary: 'Added. Ends every session of the viewer but the one that asks.',
    input: z.strictObject({}),
    message: sessionTexts.othersEnded,
  },
})
