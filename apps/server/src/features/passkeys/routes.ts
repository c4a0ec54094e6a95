import { passkeys } from '@gauntlet/contract/passkeys/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { addPasskey, optionsToAdd } from './add.ts'
import { listPasskeys, removePasskey, renamePasskey } from './passkeys.ts'
import { optionsToAsk, proveWithPasskey, signInWithPasskey } from './sign-in.ts'

export const passkeyRoutes = bind(passkeys, {
  list: listPasskeys,
  addOptions: optionsToAdd,
  add: addPasskey,
  rename: renamePasskey,
  remove: removePasskey,
  options: optionsToAsk,
  signIn: signInWithPasskey,
  prove: proveWithPasskey,
})
