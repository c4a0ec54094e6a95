import { accounts } from '@gauntlet/contract/accounts/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { correctEmail } from '../sessions/correct-email.ts'
import { exportAccount } from './export.ts'
import { removeAccount, removeAccountWithPassword } from './remove.ts'

export const accountRoutes = bind(accounts, {
  correctEmail,
  remove: removeAccount,
  removeWithPassword: removeAccountWithPassword,
  export: exportAccount,
})
