import { fill } from '@gauntlet/contract/language/fill'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { type Html, html } from '../../platform/pages/html.ts'
import { headOf } from './head.ts'
import { type Sheet, signUpTo } from './layout.ts'
import type { VisitedMatch } from './match.ts'
import { faceOf, unbroken } from './names.ts'
import { aboutOf, sportName, whereAndWhen } from './tournament-page.ts'

export const matchPath = (id: string): string => `/match/${id}`

/** 'Ada L. beat Ben O.' */
export function matchTitle({ sides, draw }: VisitedMatch, texts: typeof publicPageTexts): string {
  const names = (won: boolean) => sides.filter(side => side.won === won).map(({ name }) => name)
  const [one = texts.player, ...others] = names(false)
  const [winner] = names(true)
  if (winner !== undefined) return fill(texts.wonBy, { winner, loser: [one, ...others].join(', ') })
  return fill(draw ? texts.drawnBy : texts.unplayed, { one, two: others.join(', ') })
}

/** A lost tie-break is told beside the set that it ended. */
const setOf = ([one = 0, two = 0, points]: readonly number[], at: number): Html => {
  const [own, other] = at === 0 ? [one, two] : [two, one]
  return html`<td class="${own > other && 'won'}">${own}${points !== undefined && own < other && html`<sup>${points}</sup>`}</td>`
}

/** As on a board beside the court: a line for each side, a column for each set; else the result below them. */
function boardOf({ sides, sets, draw, score }: VisitedMatch, texts: typeof publicPageTexts): Html {
  const result = score === '' && draw ? texts.draw : score
  return html`<div class="card versus"><table><tbody>${sides.map(
    ({ won, ...side }, at) =>
      html`<tr class="${won && 'won'}"><th scope="row"><span class="side">${faceOf(side)}<span>${side.name}</span>${won && html`<small>${texts.winner}</small>`}</span></th>${sets.map(set => setOf(set, at))}</tr>`,
  )}</tbody></table>${result !== '' && sets.length === 0 && html`<p class="score">${result}</p>`}</div>`
}

/** A match that is over, as visitors see it, and what is ahead. Whoever has its link finds it, and no search engine. */
export function matchSheet(match: VisitedMatch, speaker: Speaker, ahead: Html | false): Sheet {
  const { row, score } = match
  const texts = speaker.texts(publicPageTexts)
  const about = `${sportName(row.sport_name, speaker)} · ${whereAndWhen(row, speaker)}`
  const title = matchTitle(match, texts)
  const inside = `/challenge/issue/${row.id}`
  return {
    kind: 'page',
    title: score === '' ? title : `${title} ${score}`,
    description: about,
    path: matchPath(row.id),
    inside,
    found: false,
    content: html`${headOf(
      unbroken(title),
      aboutOf('Complete', row, speaker),
      html`<nav class="acts" aria-label="${texts.signUp}">
<a class="button main" href="${signUpTo(inside)}" data-inside="${inside}">${texts.signUp}</a></nav>`,
    )}
${boardOf(match, texts)}
${ahead}`,
  }
}
