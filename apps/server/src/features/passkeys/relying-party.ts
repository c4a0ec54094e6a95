import { isIP } from 'node:net'
import { passkeyTexts } from '@gauntlet/contract/passkeys/endpoints'
import type { Config } from '../../platform/config/config.ts'
import { conflict } from '../../platform/http/refusal.ts'

type Where = Pick<Config, 'appUrl' | 'appName'>

/** Why no passkey can be made or asked for where the app is; null where one can. A passkey belongs to a name. */
export function whyUnusable({ appUrl }: Where): string | null {
  const host = new URL(appUrl).hostname.replace(/^\[|\]$/g, '')
  return isIP(host) > 0 ? passkeyTexts.noName : null
}

/** The host and the origin of APP_URL, for which passkeys are made. Refuses an APP_URL without a host name. */
export function relyingParty(config: Where): { id: string; origin: string; name: string } {
  const unusable = whyUnusable(config)
  if (unusable !== null) throw conflict(unusable)
  const { hostname, origin } = new URL(config.appUrl)
  return { id: hostname, origin, name: config.appName }
}
