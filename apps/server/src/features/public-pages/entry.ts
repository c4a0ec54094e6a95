import type { Speaker } from '@gauntlet/contract/language/speaker'
import { type Html, html } from '../../platform/pages/html.ts'

interface Held {
  start_at: Date
  timezone: string
}

/** The day at the venue as a leaf of a calendar; beside it the day stands in words. */
function leafOf({ start_at, timezone }: Held, { language }: Speaker): Html {
  const part = (wanted: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: timezone, ...wanted }).format(start_at)
  return html`<span class="leaf" aria-hidden="true">${part({ month: 'short' })}<b>${part({ day: 'numeric' })}</b></span>`
}

/** A tournament or a match among others: its day, and what there is to say of it. */
export const entryOf = (href: string, held: Held, speaker: Speaker, said: Html): Html =>
  html`<li><a class="entry" href="${href}">${leafOf(held, speaker)}<span>${said}</span></a></li>`
