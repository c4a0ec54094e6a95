import type { Speaker } from '@gauntlet/contract/language/speaker'
import { type Html, html } from '../../platform/pages/html.ts'

interface Held {
  start_at: Date
  timezone: string
}

/** The day at the venue as a leaf of a calendar. */
function leafOf({ start_at, timezone }: Held, { language }: Speaker, told: boolean): Html {
  const part = (wanted: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: timezone, ...wanted }).format(start_at)
  return html`<span class="leaf"${told && html` aria-hidden="true"`}>${part({ month: 'short' })} <b>${part({ day: 'numeric' })}</b> <small>${part({ weekday: 'short' })}</small></span>`
}

/** A tournament or a match among others: its day, and what there is to say of it; `told` where that tells the day. */
export const entryOf = (href: string, held: Held, speaker: Speaker, said: Html, told = false): Html =>
  html`<li><a class="entry" href="${href}">${leafOf(held, speaker, told)} <span>${said}</span></a></li>`
