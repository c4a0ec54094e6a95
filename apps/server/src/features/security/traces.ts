import { createHash } from 'node:crypto'
import { networkOf } from '../../platform/callers/network.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { deviceOf } from './device.ts'

const hash = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest()

/**
 * The trace kept of a caller's network: two bytes of a hash for this one account. They tell the networks of
 * an account apart; 65,536 IPv4 addresses share each value, so that nobody finds out from it where a player was.
 */
export const networkTrace = (userId: string, { ip }: Pick<Caller, 'ip'>): Buffer =>
  hash('network', userId, networkOf(ip)).subarray(0, 2)

/** The name of a device for one account: the id that its browser keeps, else what it calls itself and its network. */
export const deviceTrace = (userId: string, caller: Caller): Buffer =>
  caller.deviceId === undefined
    ? hash('name', userId, deviceOf(caller.userAgent), networkTrace(userId, caller).toString('hex'))
    : hash('id', userId, caller.deviceId)
