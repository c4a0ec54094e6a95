import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { factsOf } from '../tournaments/facts.ts'
import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import { openSlots } from '@gauntlet/rules/tournaments/sides'
import { type Html, html } from '../../platform/pages/html.ts'
import type { Services } from '../../platform/services.ts'
import { listAhead, listFinished, type VisitedRow } from '../tournaments/visit-queries.ts'
import { headOf } from './head.ts'
import type { Sheet } from './layout.ts'
import { leftWords } from './parts.ts'
import { sportName, statusText, tournamentPath, whereAndWhen } from './tournament-page.ts'

const AHEAD_MAX = 100
const FINISHED_MAX = 20

export const LIST_PATH = '/tournaments'

/** The tournaments that visitors may find. */
export async function listSheet({ db, clock }: Services, speaker: Speaker): Promise<Sheet> {
  const texts = speaker.texts(publicPageTexts)
  const now = clock.now().getTime()
  const [ahead, finished] = await Promise.all([
    listAhead.all(db, { limit: AHEAD_MAX }),
    listFinished.all(db, { limit: FINISHED_MAX }),
  ])
  const entries = (rows: readonly VisitedRow[]) => rows.map(row => entryOf(row, speaker, now))
  const group = (title: string, rows: readonly VisitedRow[]) =>
    rows.length > 0 && html`<section><h2>${title}</h2><ul class="list">${entries(rows)}</ul></section>`
  return {
    kind: 'page',
    title: texts.tournaments,
    description: texts.listDescription,
    path: LIST_PATH,
    found: true,
    content: html`${headOf(texts.tournaments, html`<p>${texts.listDescription}</p>`)}
${ahead.length + finished.length === 0 && html`<p class="card">${texts.noneListed}</p>`}
${group(
  texts.underWay,
  ahead.filter(({ start_at }) => start_at.getTime() <= now),
)}
${group(
  texts.comingUp,
  ahead.filter(({ start_at }) => start_at.getTime() > now),
)}
${group(texts.lately, finished)}`,
  }
}

function entryOf(row: VisitedRow, speaker: Speaker, now: number): Html {
  const texts = speaker.texts(publicPageTexts)
  const { facts } = settle(factsOf(row, [], row.accepted), now)
  const left = facts.status === 'Upcoming' && leftWords(openSlots(facts), facts.slots, texts)
  return html`<li><a class="entry" href="${tournamentPath(row.id)}"><strong>${row.title}</strong>
${sportName(row.sport_name, speaker)} · ${statusText(facts.status, texts)}<br>
<span class="soft">${whereAndWhen(row, speaker)}${left !== false && html`<br>${left}`}</span></a></li>`
}
