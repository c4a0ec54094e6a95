import { isReservedName, RESERVED_NAME } from '@gauntlet/contract/profiles/reserved-names'
import { badField } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'

/** Throws where others would take a player of this name for somebody who runs the place. */
export function requireFreeName(
  { config }: Pick<Services, 'config'>,
  { first, last, field = 'first_name' }: { first: string; last: string; field?: string },
): void {
  if (isReservedName(first, last, config.appName)) throw badField(field, RESERVED_NAME)
}
