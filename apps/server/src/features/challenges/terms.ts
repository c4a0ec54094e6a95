import { challengeTexts, createTexts } from '@gauntlet/contract/challenges/texts'
import { formatOf } from '@gauntlet/contract/scores/choice'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { endOfNextYear, wallToInstant } from '../../platform/clock/zones.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { type Fields, requirePlace, type Typed } from '../venues/agree.ts'

export interface Venue extends Typed {
  timezone: string
  lat: number
  lon: number
}

/** The place of a venue; refused as `requirePlace` does. */
export function venueOf(services: Pick<Services, 'places'>, { city, state, zip }: Typed, fields: Fields): Venue {
  const { tz: timezone, lat, lon } = requirePlace(services, { city, state, zip }, fields)
  return { city, state, zip, timezone, lat, lon }
}

/** A start as sent: an instant, or wall time at the venue; `missing` is the form's text if there is no such time. */
export function startOf(text: string, timezone: string, missing = createTexts.date): Date {
  const start = wallToInstant(text, timezone)
  if (!start) throw badField('date', missing)
  return start
}

/** The latest instant at which a match may start. */
export const latestStart = ({ clock }: Pick<Services, 'clock'>, timezone: string): number =>
  endOfNextYear(clock.now(), timezone).getTime()

/** The format that was chosen, null for the one of the sport; one that the sport does not have is refused. */
export function requireFormat(sportName: string, chosen: string | undefined): string | null {
  if (chosen === undefined || chosen === '') return null
  const sport = scoringOf(sportName)
  if (!sport || !formatOf(sport, chosen)) throw badField('format', challengeTexts.noSuchFormat)
  return chosen
}
