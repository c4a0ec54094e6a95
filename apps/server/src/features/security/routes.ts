import { security } from '@gauntlet/contract/security/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { readSecurityLog } from './log.ts'

export const securityRoutes = bind(security, { log: readSecurityLog })
