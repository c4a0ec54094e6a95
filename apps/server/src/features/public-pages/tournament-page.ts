import { formatTexts } from '@gauntlet/contract/brackets/texts'
import { fill } from '@gauntlet/contract/language/fill'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { codeOfState } from '@gauntlet/contract/places/states'
import { sportNameTexts } from '@gauntlet/contract/sports/names'
import { takesAnyRank, type TournamentStatus } from '@gauntlet/contract/tournaments/status'
import { whenAt, zonedAt } from '../../platform/clock/when.ts'
import { type Html, html } from '../../platform/pages/html.ts'
import { qrCode } from './code.ts'
import { headOf } from './head.ts'
import type { VisitedRow } from '../tournaments/visit-queries.ts'
import { type Kind, type Sheet, signUpTo } from './layout.ts'
import { numberIn } from './numbers.ts'
import { bracketOf, placesWords, playersOf, standingOf, tableOf, waitingIn, waitingOf, winnersOf } from './parts.ts'
import type { PublicTournament } from './tournament.ts'

type Texts = typeof publicPageTexts

export const statusText = (status: TournamentStatus, texts: Texts): string =>
  ({
    Upcoming: texts.upcoming,
    Reporting: texts.underWay,
    Complete: texts.finished,
    Cancelled: texts.cancelled,
    Dismissed: texts.notHeld,
  })[status]

export const sportName = (name: string, speaker: Speaker): string => speaker.texts(sportNameTexts)[name] ?? name

type Held = Pick<VisitedRow, 'start_at' | 'timezone' | 'city' | 'state'>

export const placeOf = ({ city, state }: Pick<VisitedRow, 'city' | 'state'>): string => `${city}, ${codeOfState(state)}`

export const whereAndWhen = (held: Held, { language }: Speaker): string =>
  `${whenAt(held.start_at, held.timezone, language)} · ${placeOf(held)}`

/** Facts one after the other; a line ends only between two of them. */
export const piecesOf = (...pieces: readonly string[]): Html =>
  html`<span class="pieces">${pieces.map(piece => html`<span>${piece}</span> `)}</span>`

/** A colour and a shape of each status, as in the app. */
const LOOKS: Record<TournamentStatus, [tone: string, shape: string]> = {
  Upcoming: [
    'sky',
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16m-1 3v6l5 3 1-1.7-4-2.3V7z',
  ],
  Reporting: ['sky', 'M7 4v16l13-8z'],
  Complete: ['grass', 'm9 20-7-7 3-3 4 4L19 4l3 3z'],
  Cancelled: ['clay', 'm5 2 7 7 7-7 3 3-7 7 7 7-3 3-7-7-7 7-3-3 7-7-7-7z'],
  Dismissed: ['clay', 'M3 10h18v4H3z'],
}

/** A shape and a word in a colour. */
export const chipOf = (tone: string, shape: string, word: string): Html =>
  html`<span class="state ${tone}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${shape}"/></svg>${word}</span>`

export const stateOf = (status: TournamentStatus, word: string): Html => chipOf(...LOOKS[status], word)

/** Below the title: the state of things, then what, when and where. The round that is on has its heading below. */
export const aboutOf = (status: TournamentStatus, row: Held & Pick<VisitedRow, 'sport_name'>, speaker: Speaker): Html =>
  html`<p>${stateOf(status, statusText(status, speaker.texts(publicPageTexts)))} ${piecesOf(
    sportName(row.sport_name, speaker),
    zonedAt(row.start_at, row.timezone, speaker.language),
    placeOf(row),
  )}</p>`

export const tournamentPath = (id: string): string => `/tournament/${id}`
/** Where players announce one. */
const CREATE_PATH = '/addtournament'
/** The screen of players. */
export const insidePath = (id: string): string => `/tournament/view/${id}`

/** The ranks that may join, where they shut anybody out. */
const ranksOf = ({ centre, spread }: PublicTournament['facts'], speaker: Speaker, texts: Texts): [string, string][] =>
  takesAnyRank(centre, spread)
    ? []
    : [[texts.ranks, `${numberIn(Math.max(0, centre - spread), speaker)}–${numberIn(centre + spread, speaker)}`]]

function termsOf(tournament: PublicTournament, speaker: Speaker): Html {
  const { row, facts, organizer } = tournament
  const texts = speaker.texts(publicPageTexts)
  const terms: [string, string][] = [
    [texts.organizer, organizer],
    [texts.start, whenAt(facts.start, row.timezone, speaker.language)],
    [texts.where, placeOf(row)],
    [texts.places, placesWords(tournament, texts)],
    [texts.format, speaker.texts(formatTexts)[facts.format].title],
    ...ranksOf(facts, speaker, texts),
    [texts.ranked, facts.ranked ? texts.yes : texts.no],
  ]
  const sides = facts.side_size !== null && fill(texts.sides, { size: facts.side_size })
  return html`<section><h2>${texts.terms}</h2><dl class="card terms">${terms.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}${sides !== false && html`<div><dt>${texts.players}</dt><dd>${sides}</dd></div>`}</dl></section>`
}

/** The way in, beside the title; where no place is left, the way to a tournament of one's own, and passing it on. */
function wayIn({ row, facts, openSlots }: PublicTournament, texts: Texts): Html {
  const isOpen = facts.status === 'Upcoming' && (openSlots > 0 || !facts.open)
  const ways = isOpen
    ? [wayTo(insidePath(row.id), facts.open ? texts.signUpToJoin : texts.signUp, 'main'), passOn('plain', texts)]
    : [wayTo(CREATE_PATH, texts.runYourOwn, 'main'), passOn('plain', texts)]
  return html`<nav class="acts last" aria-label="${texts.signUp}">${ways}</nav>`
}

type Look = 'main' | 'plain'
const wayTo = (path: string, words: string, look: Look): Html =>
  html`<a class="button ${look}" href="${signUpTo(path)}" data-inside="${path}">${words}</a>`
const passOn = (look: Look, texts: Texts): Html =>
  html`<button class="button ${look}" type="button" aria-live="polite" data-share="${texts.linkCopied}"
 data-unshared="${texts.linkNotShared}" hidden>${texts.share}</button>`

const titleOf = (tournament: PublicTournament, speaker: Speaker, ways?: Html): Html => {
  const { row, facts } = tournament
  return headOf(row.title, aboutOf(facts.status, row, speaker), ways)
}

function pageOf(tournament: PublicTournament, speaker: Speaker): Html {
  const texts = speaker.texts(publicPageTexts)
  return html`${titleOf(tournament, speaker, wayIn(tournament, texts))}
${winnersOf(tournament, texts)}
${standingOf(tournament, speaker)}
${tableOf(tournament, speaker)}
${bracketOf(tournament, speaker)}
${playersOf(tournament, speaker)}
${termsOf(tournament, speaker)}`
}

const embedOf = (tournament: PublicTournament, speaker: Speaker): Html =>
  html`${titleOf(tournament, speaker)}
${winnersOf(tournament, speaker.texts(publicPageTexts))}
${tableOf(tournament, speaker)}
${bracketOf(tournament, speaker)}
${playersOf(tournament, speaker)}`

/** On a wall: what is played now and after that beside the table or the bracket, and how to follow it on a phone. */
function tvOf(tournament: PublicTournament, speaker: Speaker, address: string): Html {
  const texts = speaker.texts(publicPageTexts)
  const { now, next } = waitingIn(tournament)
  return html`<div class="top"><div>${titleOf(tournament, speaker)}${winnersOf(tournament, texts)}</div>
<div class="code">${qrCode(address)}${texts.follow} ${new URL(address).host}</div></div>
<div>${waitingOf(texts.now, now, texts)}${waitingOf(texts.next, next, texts)}
${now.length + next.length === 0 && termsOf(tournament, speaker)}</div>
<div>${tableOf(tournament, speaker)}${bracketOf(tournament, speaker) ?? standingOf(tournament, speaker)}
${playersOf(tournament, speaker)}</div>`
}

/** A tournament as visitors see it. */
export function tournamentSheet(
  kind: Kind,
  tournament: PublicTournament,
  speaker: Speaker,
  { appUrl, apiBase, version }: { appUrl: string; apiBase: string; version: number },
): Sheet {
  const { row, facts } = tournament
  const path = tournamentPath(row.id)
  const contents = {
    page: () => pageOf(tournament, speaker),
    embed: () => embedOf(tournament, speaker),
    tv: () => tvOf(tournament, speaker, `${appUrl}${path}`),
  }
  const status = statusText(facts.status, speaker.texts(publicPageTexts))
  return {
    kind,
    title: row.title,
    description: `${sportName(row.sport_name, speaker)} · ${status} · ${whereAndWhen(row, speaker)}`,
    path,
    inside: insidePath(row.id),
    found: facts.visibility === 'public',
    live: { path: `${apiBase}/live/tournament/${row.id}`, version },
    content: contents[kind](),
  }
}
