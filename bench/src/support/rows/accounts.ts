// The ways into an account.
import { emailLinks } from '@gauntlet/contract/notices/email-links'
import { passkeys } from '@gauntlet/contract/passkeys/endpoints'
import { secondProofs } from '@gauntlet/contract/second-proofs/endpoints'
import { security } from '@gauntlet/contract/security/endpoints'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { hashToken, newToken } from '../../../../apps/server/src/platform/auth/authenticate.ts'
import type { Player } from '../world.ts'
import { not, password, PASSWORD, plain, read, type RowBenches, type Scene, visited, write } from './scene.ts'

const nothing = () => ({})

/** The token of a link that was mailed to the player. */
async function linkOf(scene: Scene, player: Player, purpose: 'verify' | 'reset'): Promise<string> {
  const token = newToken()
  await scene.run(
    `insert into account_links (token_hash, user_id, purpose, email, created_at, expires_at)
    values (decode($1, 'hex'), $2, $3, $4, $5, $5::timestamptz + interval '1 hour')`,
    [hashToken(token).toString('hex'), player.id, purpose, scene.emailOf(player), new Date()],
  )
  return token
}

/** Somebody who has not opened the link of the sign-up yet. */
async function linkOfSignUp(scene: Scene): Promise<string> {
  const player = scene.spare()
  await scene.run('update users set verified_at = null where id = $1', [player.id])
  return linkOf(scene, player, 'verify')
}

async function signedInAnew(scene: Scene, turn: number): Promise<Player> {
  const email = scene.emailOf(scene.viewer(turn))
  return scene.call(sessions.login, { email, password: PASSWORD }, scene.viewer(turn))
}

const signature = 'takes the signature of an authenticator'
const name = 'belongs to a name, and the server of a benchmark has a number'
const codes = 'takes a code of an authenticator app'

export const signIn: RowBenches = {
  'sessions.login': password(
    visited(sessions.login, (scene, turn) => ({ email: scene.emailOf(scene.viewer(turn)), password: PASSWORD })),
  ),
  'sessions.register': password(
    visited(sessions.register, scene => ({
      first_name: 'Nell',
      last_name: 'Newcomer',
      email: `${scene.fresh().replaceAll(' ', '.').toLowerCase()}@example.com`,
      password: PASSWORD,
      confirm: PASSWORD,
    })),
  ),
  'sessions.forgot': write(visited(sessions.forgot, (scene, turn) => ({ email: scene.emailOf(scene.viewer(turn)) }))),
  'sessions.reset': password(async scene => {
    const token = await linkOf(scene, scene.spare(), 'reset')
    return visited(sessions.reset, () => ({ token, password: PASSWORD, confirm: PASSWORD }))(scene, 0)
  }),
  'sessions.updatePassword': password(
    plain(sessions.updatePassword, () => ({ password: PASSWORD, confirm: PASSWORD, current: PASSWORD })),
  ),
  'sessions.verify': password(async (scene, turn) => {
    const token = await linkOfSignUp(scene)
    return visited(sessions.verify, () => ({ token, password: PASSWORD }))(scene, turn)
  }),
  'sessions.sendVerification': not('for accounts whose e-mail is not verified, once a minute'),
  'sessions.logout': write(async (scene, turn) => {
    const { token } = await signedInAnew(scene, turn)
    return { path: `/api${sessions.logout.path}`, token, body: {} }
  }),
  'sessions.list': read(plain(sessions.list, nothing)),
  'sessions.revoke': write(async (scene, turn) => {
    await signedInAnew(scene, turn)
    const all = await scene.call(sessions.list, {}, scene.viewer(turn))
    return plain(sessions.revoke, () => ({ id: all.find(({ current }) => !current)?.id ?? '' }))(scene, turn)
  }),
  'sessions.toCookie': not('takes the header of the web client'),
  'sessions.revokeOthers': write(plain(sessions.revokeOthers, nothing)),
  'security.log': read(plain(security.log, nothing)),
  'emailLinks.view': read(async (scene, turn) => {
    const token = await linkOfSignUp(scene)
    return visited(emailLinks.view, () => ({ token }))(scene, turn)
  }),
  'emailLinks.undo': not('takes the token of a mail to an e-mail that was replaced'),
  'secondProofs.view': read(plain(secondProofs.view, nothing)),
  'secondProofs.setUpTimeCodes': password(plain(secondProofs.setUpTimeCodes, () => ({ password: PASSWORD }))),
  'secondProofs.confirmTimeCodes': not(codes),
  'secondProofs.endTimeCodes': not(codes),
  'secondProofs.renewRecoveryCodes': not(codes),
  'passkeys.list': read(plain(passkeys.list, nothing)),
  'passkeys.addOptions': not(name),
  'passkeys.add': not(signature),
  'passkeys.rename': not('takes a passkey, which takes the signature of an authenticator'),
  'passkeys.remove': not('takes a passkey, which takes the signature of an authenticator'),
  'passkeys.options': not(name),
  'passkeys.signIn': not(signature),
  'passkeys.prove': not(signature),
}
