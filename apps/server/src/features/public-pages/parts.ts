import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { fill } from '@gauntlet/contract/language/fill'
import { type Html, html } from '../../platform/pages/html.ts'
import { faced, faceOf } from './names.ts'
import { isPlayed, type PublicMatch, type PublicRound, type PublicTournament } from './tournament.ts'

type Texts = typeof publicPageTexts

/** Why a match without a result waits, or how it ended without being played. */
function noteOf(match: PublicMatch, texts: Texts, runs: boolean): string {
  if (match.state === 'ready' && runs) return texts.now
  if (match.state === 'reported') return texts.reported
  if (match.state === 'disputed') return texts.disputed
  if (match.walkover) return texts.walkover
  return match.draw ? texts.draw : ''
}

/** The name of a match's round where it stands outside of it; `runs` where its page has no list of what is on now. */
interface Around {
  round?: string
  runs?: boolean
}

/** A match, with the name of its round where it stands outside of it. */
export function matchCard(match: PublicMatch, texts: Texts, { round, runs = false }: Around = {}): Html {
  const { score, sets } = match
  const note = noteOf(match, texts, runs)
  const told = sets.length > 0 ? '' : score
  return html`<div class="match${note === texts.now && ' live'}">${round !== undefined && html`<p class="round">${round}</p>`}${match.sides.map(
    ({ of, won }, at) =>
      html`<div class="side${won && ' won'}">${faceOf(of)}<span>${of?.name ?? texts.toBeDecided}</span>${sets.map(set => html` <b>${numberOf(set, at)}</b>`)}</div>`,
  )}${(told !== '' || note !== '') && html`<p class="soft">${told !== '' && html`<b class="score">${told}</b> `}${note}</p>`}</div>`
}

/** A side's number in a set, and of a lost tie-break its points. */
function numberOf([one = 0, two = 0, points]: readonly number[], at: number): Html {
  const [own, other] = at === 0 ? [one, two] : [two, one]
  return html`${own}${points !== undefined && own < other && html`<sup>${points}</sup>`}`
}

/** Without a bye's gap the matches would not stand between those that lead to them. */
const placed = (match: PublicMatch, texts: Texts, runs: boolean): Html =>
  isPlayed(match) ? html`<li>${matchCard(match, texts, { runs })}</li>` : html`<li class="gap"></li>`

/** So many matches of the first round leave room below the final. */
const BELOW_MIN = 4

/** The matches round by round, each in a column, with lines from those that lead to others. */
export const bracketOf = ({ rounds, facts }: PublicTournament, speaker: Speaker): Html | undefined => {
  const texts = speaker.texts(publicPageTexts)
  const shown = rounds.filter(({ matches }) => matches.some(isPlayed))
  if (shown.length === 0) return undefined
  const listOf = ({ name, matches }: PublicRound) =>
    html`<h3>${name}</h3><ul>${matches.map(match => placed(match, texts, facts.status === 'Reporting'))}</ul>`
  // Where so many lead to the final there is room below it.
  const third = (shown[0]?.matches.length ?? 0) < BELOW_MIN ? undefined : shown.find(({ isThird }) => isThird)
  const columns = shown.filter(round => round !== third)
  return html`<section><h2>${texts.results}</h2><ol class="rounds" tabindex="0" aria-label="${texts.results}">${columns.map(
    (round, at) =>
      html`<li class="${round.leads}">${listOf(round)}${third && at === columns.length - 1 && html`<div class="third">${listOf(third)}</div>`}</li>`,
  )}</ol></section>`
}

/** The table of a round robin. */
export const tableOf = ({ table }: PublicTournament, speaker: Speaker): Html | undefined => {
  const texts = speaker.texts(publicPageTexts)
  if (table.length === 0) return undefined
  return html`<section><h2>${texts.table}</h2><table class="placings"><thead><tr>
<th scope="col">${texts.place}</th><th scope="col">${texts.players}</th><th scope="col">${texts.points}</th></tr></thead>
<tbody>${table.map(
    ({ points, ...named }, at) => html`<tr><td>${at + 1}</td><td>${faced(named)}</td><td>${points}</td></tr>`,
  )}</tbody></table></section>`
}

const placeText = (place: number, last: number) => (place === last ? String(place) : `${place}–${last}`)

/** The places at the end, in a table. */
export const standingOf = ({ standing }: PublicTournament, speaker: Speaker): Html | undefined => {
  const texts = speaker.texts(publicPageTexts)
  if (standing.length === 0) return undefined
  return html`<section><h2>${texts.standing}</h2><table class="placings"><thead><tr>
<th scope="col">${texts.place}</th><th scope="col">${texts.players}</th></tr></thead>
<tbody>${standing.map(
    ({ place, last, ...named }) => html`<tr><td>${placeText(place, last)}</td><td>${faced(named)}</td></tr>`,
  )}</tbody></table></section>`
}

export const playersOf = ({ entrants, rounds, standing }: PublicTournament, speaker: Speaker): Html | undefined => {
  const texts = speaker.texts(publicPageTexts)
  if (rounds.length > 0 || standing.length > 0) return undefined
  const names = html`<ul class="names">${entrants.map(named => html`<li>${faced(named)}</li>`)}</ul>`
  return html`<section><h2>${texts.players}</h2>
<div class="card">${entrants.length > 0 ? names : html`<p class="soft">${texts.nobodyYet}</p>`}</div></section>`
}

/** A match that is to be played, with the name of its round. */
type Waiting = PublicMatch & { round: string }

/** Matches to be played now, and those of which one player is known. */
export function waitingIn({ rounds, facts }: PublicTournament): { now: Waiting[]; next: Waiting[] } {
  const shown = facts.status === 'Reporting' ? rounds : []
  const matches = shown.flatMap(({ name: round, matches: those }) => those.map(match => ({ ...match, round })))
  return {
    now: matches.filter(({ state }) => state === 'ready'),
    next: matches.filter(({ state, sides }) => state === 'open' && sides.some(({ of }) => of !== undefined)),
  }
}

export const waitingOf = (title: string, matches: readonly Waiting[], texts: Texts): Html | undefined =>
  matches.length === 0
    ? undefined
    : html`<section><h2>${title}</h2><ul class="list waits">${matches.map(match => html`<li>${matchCard(match, texts, { round: match.round })}</li>`)}</ul></section>`

/** How many of the matches are over, in words beside a bar. */
export function wayOf({ rounds }: PublicTournament, texts: Texts): Html | undefined {
  const all = rounds.flatMap(({ matches }) => matches.filter(isPlayed))
  const played = all.filter(({ state }) => state === 'decided').length
  if (all.length === 0) return undefined
  return html`<span class="way"><progress max="${all.length}" value="${played}" aria-hidden="true"></progress>
${fill(texts.playedOf, { played, all: all.length })}</span>`
}

/** The winners, once the places are told. */
export const winnersOf = ({ standing }: PublicTournament, texts: Texts): Html | undefined => {
  const winners = standing.filter(({ place }) => place === 1)
  return winners.length === 0
    ? undefined
    : html`<p class="won-by">${winners.map(faceOf)}<span>${texts.winner}: <strong>${winners.map(({ name }) => name).join(' & ')}</strong></span></p>`
}

export const placesWords = ({ facts: { slots }, openSlots }: PublicTournament, texts: Texts): string =>
  openSlots === 0 ? texts.full : fill(texts.placesTaken, { taken: slots - openSlots, slots })
