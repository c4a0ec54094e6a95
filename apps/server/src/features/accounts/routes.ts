import { accounts } from '@gauntlet/contract/accounts'
import { bind } from '../../platform/http/bind.ts'
import { exportAccount } from './export.ts'
import { removeAccount } from './remove.ts'

export const accountRoutes = bind(accounts, { remove: removeAccount, export: exportAccount })
