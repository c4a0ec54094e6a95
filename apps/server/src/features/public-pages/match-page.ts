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

/** A match that is over, as visitors see it, and what is ahead. Whoever has its link finds it, and no search engine. */
export function matchSheet(match: VisitedMatch, speaker: Speaker, ahead: Html | false): Sheet {
  const { row, sides, draw, score } = match
  const texts = speaker.texts(publicPageTexts)
  const about = `${sportName(row.sport_name, speaker)} · ${whereAndWhen(row, speaker)}`
  const title = matchTitle(match, texts)
  const inside = `/challenge/issue/${row.id}`
  const result = score === '' && draw ? texts.draw : score
  return {
    kind: 'page',
    title: score === '' ? title : `${title} ${score}`,
    description: about,
    path: matchPath(row.id),
    inside,
    found: false,
    content: html`${headOf(
      unbroken(title),
      aboutOf(texts.finished, row, speaker),
      html`<nav class="acts" aria-label="${texts.signUp}">
<a class="button main" href="${signUpTo(inside)}" data-inside="${inside}">${texts.signUp}</a></nav>`,
    )}
<div class="card versus"><ul>${sides.map(
      ({ name, won }) => html`<li class="side${won && ' won'}">${faceOf(name)}<span>${name}</span></li>`,
    )}</ul>${result !== '' && html`<p class="score">${result}</p>`}</div>
${ahead}`,
  }
}
