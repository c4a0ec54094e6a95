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
import { matchCard, wayOf, waitingIn } from './parts.ts'
import { listFirst, listFirstIn, listRounds } from './queries.ts'
import { LIST_PATH } from './paths.ts'
import { chipOf, piecesOf, placeOf, sportName, stateOf, tournamentPath } from './tournament-page.ts'
import { visitTournament } from './tournament.ts'

const UNFINISHED_MAX = 100
const FINISHED_MAX = 20
const OFFERED = 6
const FACES = 4
/** So many show a match that is played now, and how many have been: two rows of a wide screen. */
const LEADS = 6

/** The tournaments that visitors may find. */
export async function listSheet(services: Services, speaker: Speaker): Promise<Sheet> {
  const { db, clock } = services
  const texts = speaker.texts(publicPageTexts)
  const now = clock.now()
  const [begun, ahead, finished] = await Promise.all([
    listUnderWay.all(db, { now, limit: UNFINISHED_MAX }),
    listAhead.all(db, { now, limit: UNFINISHED_MAX }),
    listFinished.all(db, { limit: FINISHED_MAX }),
  ])
  const [winners, rounds, faces] = await Promise.all([
    winnersIn(db, finished, texts.player),
    roundsIn(db, begun, speaker),
    facesIn(db, [...begun, ...ahead], texts.player),
  ])
  const leads = await leadsOf(
    services,
    speaker,
    begun.filter(({ id }) => rounds.has(id)),
  )
  const isOn = ({ id }: VisitedRow) => leads.get(id)?.match !== undefined
  const underWay = [...begun.filter(isOn), ...begun.filter(row => !isOn(row))]
  const groups: Group[] = [
    {
      id: 'under-way',
      title: texts.underWay,
      rows: underWay,
      saidOf: row => {
        const { way, match } = leads.get(row.id) ?? {}
        return html`${way}${match ?? playedBy(row, rounds.get(row.id), faces.get(row.id), speaker)}`
      },
    },
    {
      id: 'coming-up',
      title: texts.comingUp,
      rows: ahead,
      saidOf: row => filledOf(row, now, faces.get(row.id), speaker),
    },
    {
      id: 'finished',
      title: texts.lately,
      short: texts.finished,
      rows: finished,
      saidOf: ({ id }) => wonBy(winners.get(id)),
    },
  ]
  const shown = groups.filter(({ rows }) => rows.length > 0)
  return {
    kind: 'page',
    title: texts.tournaments,
    description: texts.listDescription,
    path: LIST_PATH,
    found: true,
    content: html`${headOf(
      texts.tournaments,
      jumpsTo(shown, texts.tournaments),
      html`<nav class="acts" aria-label="${texts.signUp}">
<a class="button main" href="${signUpTo(LIST_PATH)}">${texts.signUp}</a></nav>`,
    )}
${begun.length + ahead.length + finished.length === 0 && html`<p class="card">${texts.noneListed}</p>`}
${shown.map(group => groupOf(group, speaker))}`,
  }
}

/** The ways to the groups below, each with how many are in it. */
const jumpsTo = (groups: readonly Group[], label: string): Html =>
  html`<nav class="jumps" aria-label="${label}">${groups.map(
    ({ id, title, short = title, rows }) => html`<a href="#${id}">${short} <b>${rows.length}</b></a> `,
  )}</nav>`

/** How far a tournament is, and a match of it that is played now. */
interface Lead {
  way: Html | undefined
  match: Html | undefined
}

/** Of a few that began last. */
async function leadsOf(services: Services, speaker: Speaker, begun: readonly VisitedRow[]): Promise<Map<string, Lead>> {
  const leads = await Promise.all(
    begun.slice(0, LEADS).map(async row => [row.id, await leadOf(services, speaker, row)] as const),
  )
  return new Map(leads.flatMap(([id, lead]) => (lead ? [[id, lead] as const] : [])))
}

async function leadOf(services: Services, speaker: Speaker, row: VisitedRow): Promise<Lead | undefined> {
  const tournament = await visitTournament(services, speaker, row.id)
  if (!tournament) return undefined
  const texts = speaker.texts(publicPageTexts)
  const [match] = waitingIn(tournament).now
  return {
    way: wayOf(tournament, texts),
    match: match && matchCard(match, texts, { round: match.round, runs: true }),
  }
}

/** A few that are to come, below what visitors came for, or in place of it. */
export async function comingUp({ db, clock }: Services, speaker: Speaker, most = OFFERED): Promise<Html | false> {
  const texts = speaker.texts(publicPageTexts)
  const now = clock.now()
  const rows = await listAhead.all(db, { now, limit: most })
  const faces = await facesIn(db, rows, texts.player)
  return (
    rows.length > 0 &&
    groupOf(
      {
        id: 'coming-up',
        title: texts.comingUp,
        rows,
        below: html`<p class="soft from">${texts.followed}</p>`,
        saidOf: row => filledOf(row, now, faces.get(row.id), speaker),
      },
      speaker,
    )
  )
}

/** Of each tournament a few who are in it, as visitors read them, and the number of the others. */
async function facesIn(db: Executor, rows: readonly VisitedRow[], nameless: string): Promise<Map<string, Html>> {
  const some = rows.length > 0 ? await listFirstIn.all(db, { ids: rows.map(({ id }) => id), each: FACES }) : []
  const ids = some.map(({ user_id }) => user_id)
  const nameOf = namesIn(await publicPeople(db, ids), nameless)
  const each = Map.groupBy(some, ({ tournament_id }) => tournament_id)
  return new Map(
    rows.map(({ id, accepted }) => {
      const players = each.get(id) ?? []
      const more = accepted - players.length
      return [
        id,
        html`${players.map(({ user_id }) => faceOf(nameOf(user_id)))}${more > 0 && html`<span class="face more" aria-hidden="true">+${more}</span>`}`,
      ]
    }),
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
  return html`<span class="filled">${round !== undefined && stateOf('Reporting', round)}<span>${count}</span></span>
<span class="faces">${faces}</span>`
}

const wonBy = (winner: Named | undefined): Html | false => winner !== undefined && faced(winner)

/** How many places are taken of one that is to come, and whether one may be had. */
function filledOf(row: VisitedRow, now: Date, faces: Html | undefined, speaker: Speaker): Html {
  const { facts } = settle(factsOf(row, [], row.accepted), now.getTime())
  const texts = speaker.texts(publicPageTexts)
  const free = openSlots(facts)
  const words = fill(texts.placesTakenOf, { taken: facts.slots - free, slots: facts.slots })
  return html`${piecesOf(hourOf(row, speaker), words)}
<span class="filled"><span class="faces">${faces}${free > 0 && html`<span class="face none" aria-hidden="true">${free > 1 && `+${free}`}</span>`}</span>
${free > 0 && facts.open && chipOf('grass', PLUS, texts.openToJoin)}</span>`
}

const PLUS = 'M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z'

/** By the clock at the venue; the leaf beside it tells the day. */
const hourOf = ({ start_at, timezone }: VisitedRow, { language }: Speaker): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: timezone, timeZoneName: 'short' })
    .format(start_at)
    .replaceAll(/\s/g, '\u00a0')

/** Tournaments below one heading, and what is said of each. */
interface Group {
  id: string
  title: string
  /** On the way to it. */
  short?: string
  /** Below the heading. */
  below?: Html
  rows: readonly VisitedRow[]
  saidOf: (row: VisitedRow) => Html | false
}

const groupOf = ({ id, title, below, rows, saidOf }: Group, speaker: Speaker): Html =>
  html`<section><h2 id="${id}">${title}</h2>${below}<ul class="list">${rows.map(row =>
    entryOf(
      tournamentPath(row.id),
      row,
      speaker,
      html`<strong>${row.title}</strong>
${piecesOf(sportName(row.sport_name, speaker), placeOf(row))}${saidOf(row)}`,
    ),
  )}</ul></section>`
