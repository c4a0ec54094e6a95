import { security } from '@gauntlet/contract/security'
import { bind } from '../../platform/http/bind.ts'
import { readSecurityLog } from './log.ts'

export const securityRoutes = bind(security, { log: readSecurityLog })
