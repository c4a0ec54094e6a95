import { availability } from '@gauntlet/contract/availability/endpoints'
import { blocks } from '@gauntlet/contract/blocks/endpoints'
import { secondProofs } from '@gauntlet/contract/second-proofs/endpoints'
import { useApi } from '../api/use-api.ts'
import { useSelf } from '../api/use-self.ts'
import { plural } from '../ui/plural.ts'
import type { SettingsPartName } from './settings-parts.ts'
import * as texts from './texts.ts'

/** How each part of the settings stands, in two or three words. */
export function useSettingsState(): Partial<Record<SettingsPartName, string>> {
  const { email_notices } = useSelf().preference
  const codes = useApi(secondProofs.view, {}).data?.payload
  const week = useApi(availability.view, {}).data?.payload
  const blocked = useApi(blocks.list, {}).data?.payload
  return {
    notifications: email_notices === 1 ? texts.emailOn : texts.emailOff,
    ...(codes && { 'sign-in': codes.time_codes_since === null ? texts.twoStepOff : texts.twoStepOn }),
    ...(week && { calendar: week.free.length === 0 ? texts.noTimesYet : plural(texts.timesAWeek, week.free.length) }),
    ...(blocked && blocked.length > 0 && { privacy: plural(texts.nBlocked, blocked.length) }),
  }
}
