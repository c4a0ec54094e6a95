import { MINUTE } from '@gauntlet/contract/time'
import type { TournamentFormTexts } from '@gauntlet/contract/tournaments/texts'
import type { TournamentMeans } from '@gauntlet/rules/tournaments/terms'
import { dayAt, wallToInstant } from '../../platform/clock/zones.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { badField } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { latestStart, venueOf } from '../challenges/terms.ts'
import { balanceOf } from '../credits/queries.ts'
import type { Typed } from '../venues/agree.ts'

/** The place of a tournament, and the centre of its city: one that is not known is taken to be the ZIP's own. */
export function placeOf(services: Pick<Services, 'places'>, typed: Typed) {
  const { places } = services
  const venue = venueOf(services, typed, { city: 'location', zip: 'zip' })
  const zip = places.zip(typed.zip)
  const city = places.city(typed.city, typed.state) ?? (zip && places.city(zip.city, zip.state))
  return { ...venue, city_lat: city?.lat ?? null, city_lon: city?.lon ?? null }
}

/** A start as sent: an instant, wall time at the venue, or a bare day, which begins there at midnight. */
export function startOf(text: string, timezone: string, texts: TournamentFormTexts): Date {
  const start = wallToInstant(text, timezone) ?? dayAt(text, timezone)?.from
  if (!start) throw badField('tournament_start', texts.start)
  return start
}

/** 23:59 at the venue on the day of an instant or of a bare date. */
export function lastMinuteOf(day: Date | string, timezone: string): Date | undefined {
  const date =
    typeof day === 'string'
      ? day
      : new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(day)
  const whole = dayAt(date, timezone)
  return whole && new Date(whole.to.getTime() + 1 - MINUTE)
}

/** An end as sent; a bare day ends at 23:59, and so does the day of the start if there is no end. */
export function endOf(text: string | undefined, start: Date, timezone: string, texts: TournamentFormTexts): Date {
  const end =
    text === undefined ? lastMinuteOf(start, timezone) : (wallToInstant(text, timezone) ?? lastMinuteOf(text, timezone))
  if (!end) throw badField('tournament_end', texts.end)
  return end
}

/** The organizer's means, with their row held: whatever they spend is spent one act after the other. */
export async function meansOf(
  tx: Transaction,
  services: Services,
  { userId, timezone, barredUntil }: { userId: string; timezone: string; barredUntil: number | null },
): Promise<TournamentMeans> {
  return {
    latest_start: latestStart(services, timezone),
    price: services.config.credits.rankedTournament,
    credits: (await balanceOf.one(tx, { userId })).credits,
    barred_until: barredUntil,
  }
}
