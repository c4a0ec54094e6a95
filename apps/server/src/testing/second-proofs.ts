import { secondProofs } from '@gauntlet/contract/second-proofs/endpoints'
import { Secret, TOTP } from 'otpauth'
import type { Player, TestApp } from './app.ts'

/** An authenticator app that knows a player's secret. */
export interface CodeApp {
  /** The code of now, or of so many steps of 30 seconds from now. */
  code(steps?: number): string
  recovery: string[]
}

export function codeAppOf(app: TestApp, secret: string): Omit<CodeApp, 'recovery'> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return { code: (steps = 0) => totp.generate({ timestamp: app.clock.now().getTime() + steps * 30_000 }) }
}

/** Switches time codes on for a player who has just signed in; the next code is one step on. */
export async function withTimeCodes(app: TestApp, player: Player): Promise<CodeApp> {
  const fresh = await app.signIn(player)
  const { payload } = await app.call(secondProofs.setUpTimeCodes, {}, fresh)
  const codes = codeAppOf(app, payload.secret)
  const on = await app.call(secondProofs.confirmTimeCodes, { code: codes.code() }, fresh)
  app.clock.advance(30_000)
  return { ...codes, recovery: on.payload.recovery_codes }
}
