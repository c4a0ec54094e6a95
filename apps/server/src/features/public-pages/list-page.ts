import type { BracketPart } from '@gauntlet/contract/brackets/status'
import { roundName } from '@gauntlet/contract/brackets/texts'
import type { TournamentFormat } from '@gauntlet/contract/tournaments/status'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { fill } from '@gauntlet/contract/language/fill'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { factsOf } from '../tournaments/facts.ts'
import { settle } from '@gauntlet/rules/tournaments/lifecycle'
import { openSlots } from '@gauntlet/rules/tournaments/sides'
import type { Executor } from '../../platform/database/database.ts'
import { type Html, html } from '../../platform/pages/html.ts'
import type { Services } from '../../platform/services.ts'
import { listAhead, listFinished, listUnderWay, type VisitedRow } from '../tournaments/visit-queries.ts'
import { entryOf } from './entry.ts'
import { headOf } from './head.ts'
import { type Sheet, signUpTo } from './layout.ts'
import { faced, faceOf, type Named, namesIn, publicPeople } from './names.ts'
import { listFirst, listFirstIn, listRounds } from './queries.ts'
import { LIST_PATH } from './paths.ts'
import { piecesOf, placeOf, sportName, stateOf, tournamentPath } from './tournament-page.ts'

const UNFINISHED_MAX = 100
const FINISHED_MAX = 20
const OFFERED = 6
const FACES = 3

/** The tournaments that visitors may find. */
export async function listSheet({ db, clock }: Services, speaker: Speaker): Promise<Sheet> {
  const texts = speaker.texts(publicPageTexts)
  const now = clock.now()
  const [underWay, ahead, finished] = await Promise.all([
    listUnderWay.all(db, { now, limit: UNFINISHED_MAX }),
    listAhead.all(db, { now, limit: UNFINISHED_MAX }),
    listFinished.all(db, { limit: FINISHED_MAX }),
  ])
  const [winners, rounds, faces] = await Promise.all([
    winnersIn(db, finished, texts.player),
    roundsIn(db, underWay, speaker),
    facesIn(db, [...underWay, ...ahead], texts.player),
  ])
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
${underWay.length + ahead.length + finished.length === 0 && html`<p class="card">${texts.noneListed}</p>`}
${group(texts.underWay, underWay, row => playedBy(row, rounds.get(row.id), faces.get(row.id), speaker))}
${group(texts.comingUp, ahead, row => filledOf(row, now, faces.get(row.id), speaker))}
${group(texts.lately, finished, ({ id }) => wonBy(winners.get(id)))}`,
  }
}

/** A few that are to come, below what visitors came for, or in place of it. */
export async function comingUp({ db, clock }: Services, speaker: Speaker): Promise<Html | false> {
  const texts = speaker.texts(publicPageTexts)
  const now = clock.now()
  const rows = await listAhead.all(db, { now, limit: OFFERED })
  const faces = await facesIn(db, rows, texts.player)
  return (
    rows.length > 0 && groupOf(texts.comingUp, rows, speaker, row => filledOf(row, now, faces.get(row.id), speaker))
  )
}

/** Of each tournament a few who are in it, as visitors read them. */
async function facesIn(db: Executor, rows: readonly VisitedRow[], nameless: string): Promise<Map<string, Html>> {
  const some = rows.length > 0 ? await listFirstIn.all(db, { ids: rows.map(({ id }) => id), each: FACES }) : []
  const ids = some.map(({ user_id }) => user_id)
  const nameOf = namesIn(await publicPeople(db, ids), nameless)
  const each = Map.groupBy(some, ({ tournament_id }) => tournament_id)
  return new Map(
    [...each].map(([id, players]) => [
      id,
      html`<span class="faces">${players.map(({ user_id }) => faceOf(nameOf(user_id)))}</span>`,
    ]),
  )
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

/** The part whose rounds tell how far a tournament is; two brackets side by side have no round in common. */
const MAIN_PART: Partial<Record<TournamentFormat, BracketPart>> = {
  single_elimination: 'winners',
  round_robin: 'group',
}

/** Of each tournament the round in which it is, as visitors read it. */
async function roundsIn(db: Executor, rows: readonly VisitedRow[], speaker: Speaker): Promise<Map<string, string>> {
  const found = rows.length > 0 ? await listRounds.all(db, { ids: rows.map(({ id }) => id) }) : []
  return new Map(
    found.flatMap(({ tournament_id, round, rounds }) => {
      const format = rows.find(({ id }) => id === tournament_id)?.format ?? 'none'
      const part = MAIN_PART[format]
      if (part === undefined || round === null) return []
      return [[tournament_id, speaker.say(roundName(format, part, round, rounds), 'brackets')] as const]
    }),
  )
}

/** How many play, and in which round: of one that has begun no place is left to be had. */
const playedBy = (row: VisitedRow, round: string | undefined, faces: Html | undefined, speaker: Speaker): Html => {
  const { accepted, side_size } = row
  const texts = speaker.texts(publicPageTexts)
  const count = fill(side_size === null ? texts.playersIn : texts.sidesIn, { n: accepted })
  return html`${piecesOf(hourOf(row, speaker), count)}
<span class="filled">${faces}${round !== undefined && stateOf('Reporting', round)}</span>`
}

const wonBy = (winner: Named | undefined): Html | false => winner !== undefined && faced(winner)

/** How many places are taken of one that is to come. */
function filledOf(row: VisitedRow, now: Date, faces: Html | undefined, speaker: Speaker): Html {
  const { facts } = settle(factsOf(row, [], row.accepted), now.getTime())
  const taken = facts.slots - openSlots(facts)
  const words = fill(speaker.texts(publicPageTexts).placesTakenOf, { taken, slots: facts.slots })
  return html`${piecesOf(hourOf(row, speaker), words)}
<span class="filled">${faces}</span><svg viewBox="0 0 ${facts.slots} 1" preserveAspectRatio="none" aria-hidden="true">
<rect width="${taken}" height="1"/></svg>`
}

/** By the clock at the venue; the leaf beside it tells the day. */
const hourOf = ({ start_at, timezone }: VisitedRow, { language }: Speaker): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: timezone })
    .format(start_at)
    .replaceAll(/\s/g, '\u00a0')

type SaidOf = (row: VisitedRow) => Html | false

const groupOf = (title: string, rows: readonly VisitedRow[], speaker: Speaker, saidOf: SaidOf): Html =>
  html`<section><h2>${title}</h2><ul class="list">${rows.map(row =>
    entryOf(
      tournamentPath(row.id),
      row,
      speaker,
      html`<strong>${row.title}</strong>
${piecesOf(sportName(row.sport_name, speaker), placeOf(row))}${saidOf(row)}`,
    ),
  )}</ul></section>`
