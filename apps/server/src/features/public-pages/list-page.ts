import type { Speaker } from '@gauntlet/contract/language/speaker'
import { fill } from '@gauntlet/contract/language/fill'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { factsOf } from '../tournaments/facts.ts'
import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import { openSlots } from '@gauntlet/rules/tournaments/sides'
import { whenAt } from '../../platform/clock/when.ts'
import type { Executor } from '../../platform/database/database.ts'
import { type Html, html } from '../../platform/pages/html.ts'
import type { Services } from '../../platform/services.ts'
import { listAhead, listFinished, type VisitedRow } from '../tournaments/visit-queries.ts'
import { entryOf } from './entry.ts'
import { headOf } from './head.ts'
import { type Sheet, signUpTo } from './layout.ts'
import { faced, type Named, namesIn, publicPeople } from './names.ts'
import { listFirst } from './queries.ts'
import { LIST_PATH } from './paths.ts'
import { piecesOf, placeOf, sportName, tournamentPath } from './tournament-page.ts'

const AHEAD_MAX = 100
const FINISHED_MAX = 20
const OFFERED = 6

type Texts = typeof publicPageTexts

/** The tournaments that visitors may find. */
export async function listSheet({ db, clock }: Services, speaker: Speaker): Promise<Sheet> {
  const texts = speaker.texts(publicPageTexts)
  const now = clock.now().getTime()
  const [ahead, finished] = await Promise.all([
    listAhead.all(db, { after: new Date(0), limit: AHEAD_MAX }),
    listFinished.all(db, { limit: FINISHED_MAX }),
  ])
  const winners = await winnersIn(db, finished, texts.player)
  const group = (title: string, rows: readonly VisitedRow[], saidOf: SaidOf) =>
    rows.length > 0 && groupOf(title, rows, speaker, saidOf)
  return {
    kind: 'page',
    title: texts.tournaments,
    description: texts.listDescription,
    path: LIST_PATH,
    found: true,
    content: html`${headOf(
      texts.tournaments,
      html`<p>${texts.listDescription}</p>`,
      html`<nav class="acts" aria-label="${texts.signUp}">
<a class="button main" href="${signUpTo(LIST_PATH)}">${texts.signUp}</a></nav>`,
    )}
${ahead.length + finished.length === 0 && html`<p class="card">${texts.noneListed}</p>`}
${group(
  texts.underWay,
  ahead.filter(({ start_at }) => start_at.getTime() <= now),
  row => filledOf(row, now, texts),
)}
${group(
  texts.comingUp,
  ahead.filter(({ start_at }) => start_at.getTime() > now),
  row => filledOf(row, now, texts),
)}
${group(texts.lately, finished, ({ id }) => wonBy(winners.get(id)))}`,
  }
}

/** A few that are to come, below what visitors came for, or in place of it. */
export async function comingUp({ db, clock }: Services, speaker: Speaker): Promise<Html | false> {
  const texts = speaker.texts(publicPageTexts)
  const now = clock.now().getTime()
  const rows = await listAhead.all(db, { after: new Date(now), limit: OFFERED })
  return rows.length > 0 && groupOf(texts.comingUp, rows, speaker, row => filledOf(row, now, texts))
}

/** Of each tournament those who won it, as visitors read them. */
async function winnersIn(db: Executor, rows: readonly VisitedRow[], nameless: string): Promise<Map<string, Named>> {
  const first = rows.length > 0 ? await listFirst.all(db, { ids: rows.map(({ id }) => id) }) : []
  const nameOf = namesIn(
    await publicPeople(
      db,
      first.map(({ user_id }) => user_id),
    ),
    nameless,
  )
  const each = Map.groupBy(first, ({ tournament_id }) => tournament_id)
  return new Map([...each].map(([id, places]) => [id, nameOf(...places.map(({ user_id }) => user_id))]))
}

const wonBy = (winner: Named | undefined): Html | false => winner !== undefined && faced(winner)

/** How many places are taken, of one that has begun as of one that is to come. */
function filledOf(row: VisitedRow, now: number, texts: Texts): Html {
  const { facts } = settle(factsOf(row, [], row.accepted), now)
  const taken = facts.slots - openSlots(facts)
  const words = fill(texts.placesTakenOf, { taken, slots: facts.slots })
  return html`<span class="filled"><svg viewBox="0 0 ${facts.slots} 1" preserveAspectRatio="none" aria-hidden="true">
<rect width="${taken}" height="1"/></svg>${words}</span>`
}

type SaidOf = (row: VisitedRow) => Html | false

const groupOf = (title: string, rows: readonly VisitedRow[], speaker: Speaker, saidOf: SaidOf): Html =>
  html`<section><h2>${title}</h2><ul class="list">${rows.map(row =>
    entryOf(
      tournamentPath(row.id),
      row,
      speaker,
      html`<strong>${row.title}</strong>
${piecesOf(sportName(row.sport_name, speaker), placeOf(row))}
<span class="soft">${whenAt(row.start_at, row.timezone, speaker.language)}</span>${saidOf(row)}`,
    ),
  )}</ul></section>`
