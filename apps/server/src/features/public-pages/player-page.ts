import { fill } from '@gauntlet/contract/language/fill'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { type Html, html } from '../../platform/pages/html.ts'
import { entryOf } from './entry.ts'
import { headOf } from './head.ts'
import { type Sheet, signUpTo } from './layout.ts'
import type { VisitedMatch } from './match.ts'
import { matchPath, matchTitle } from './match-page.ts'
import { unbroken } from './names.ts'
import { numberIn } from './numbers.ts'
import type { PublicPlayer, PublicRank } from './player.ts'
import { sportName } from './tournament-page.ts'

type Texts = typeof publicPageTexts

export const playerPath = (id: string): string => `/player/${id}`
/** The screen of players. */
const insidePath = (id: string): string => `/user/view/${id}`

/** '612 ± 48', '500?' of a newcomer. */
export const rankText = ({ rank, error, settled }: PublicRank, speaker: Speaker): string =>
  `${numberIn(rank, speaker)}${settled ? '' : '?'}${error === null ? '' : ` ± ${error}`}`

/** The day at the venue, and not the hour. */
const dayOf = ({ start_at, timezone }: VisitedMatch['row'], { language }: Speaker): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: timezone }).format(start_at)

const ranksOf = ({ ranks }: PublicPlayer, speaker: Speaker, texts: Texts): Html | false =>
  ranks.length > 0 &&
  html`<section><h2>${texts.sports}</h2><table><thead><tr><th scope="col">${texts.sport}</th>
<th scope="col">${texts.rank}</th><th scope="col">${texts.record}</th></tr></thead>
<tbody>${ranks.map(
    rank => html`<tr><td>${sportName(rank.sport, speaker)}</td><td class="figure">${rankText(rank, speaker)}</td>
<td>${fill(texts.wonOf, { wins: rank.wins, played: rank.played })}</td></tr>`,
  )}</tbody></table></section>`

const matchEntry = (match: VisitedMatch, speaker: Speaker, texts: Texts): Html =>
  entryOf(
    matchPath(match.row.id),
    match.row,
    speaker,
    html`<strong>${unbroken(matchTitle(match, texts))}</strong>
${match.score !== '' && html`<span class="score">${match.score}</span><br>`}
<span class="soft">${sportName(match.row.sport_name, speaker)} · ${dayOf(match.row, speaker)}</span>`,
    true,
  )

/** A player as visitors read them: nothing of where or when they play, and nothing that the matches do not tell. */
export function playerSheet(player: PublicPlayer, speaker: Speaker): Sheet {
  const texts = speaker.texts(publicPageTexts)
  const { id, name, ranks, matches } = player
  const inside = insidePath(id)
  const [best] = ranks
  return {
    kind: 'page',
    title: name,
    description: best ? `${sportName(best.sport, speaker)}: ${rankText(best, speaker)}` : texts.playerDescription,
    path: playerPath(id),
    inside,
    found: true,
    content: html`${headOf(
      name,
      html`<p>${texts.playerDescription}</p>`,
      html`<nav class="acts" aria-label="${texts.signUp}">
<a class="button main" href="${signUpTo(inside)}" data-inside="${inside}">${texts.signUp}</a></nav>`,
    )}
${ranksOf(player, speaker, texts)}
<section><h2>${texts.results}</h2>${
      matches.length > 0
        ? html`<ul class="list">${matches.map(match => matchEntry(match, speaker, texts))}</ul>`
        : html`<p class="card">${texts.nothingPlayed}</p>`
    }</section>`,
  }
}
