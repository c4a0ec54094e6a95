import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { type Html, html } from '../../platform/pages/html.ts'
import type { Services } from '../../platform/services.ts'
import { headOf } from './head.ts'
import { type Kind, type Sheet, signInTo, signUpTo } from './layout.ts'
import { comingUp } from './list-page.ts'
import { LIST_PATH } from './paths.ts'

type Texts = typeof publicPageTexts

/** An address at which members may find something, and visitors nothing. */
interface ForMembers {
  /** The screen of players. */
  inside: string
  of: 'tournament' | 'match' | 'player'
}

const SEEN = { tournament: 'onTournaments', match: 'onMatches', player: 'onPlayers' } as const

const membersDo = ({ of }: ForMembers, texts: Texts): Html => {
  const steps = [
    [texts.find, texts.findLine],
    [texts.challenge, texts.challengeLine],
    [texts.move, texts.moveLine],
  ]
  return html`<section><h2>${texts.membersDo}</h2><p>${texts[SEEN[of]]}</p>
<ol class="steps">${steps.map(([title, line]) => html`<li class="card"><strong>${title}</strong><span>${line}</span></li>`)}</ol></section>`
}

const waysIn = ({ inside }: ForMembers, texts: Texts): Html => html`<nav class="acts" aria-label="${texts.signUp}">
<a class="button main" href="${signUpTo(inside)}" data-inside="${inside}">${texts.signUp}</a>
<a class="button" href="${signInTo(inside)}" data-inside="${inside}">${texts.signIn}</a></nav>`

const wayToAll = (texts: Texts): Html => html`<nav class="acts" aria-label="${texts.allTournaments}">
<a class="button main" href="${LIST_PATH}">${texts.allTournaments}</a></nav>`

/**
 * The same for what does not exist and for what visitors do not see: members may know it. Where the address has no form
 * in which anything could exist, nobody does.
 */
export async function missingSheet(
  services: Services,
  { kind, path, forMembers }: { kind: Kind; path: string; forMembers?: ForMembers },
  speaker: Speaker,
): Promise<Sheet> {
  const texts = speaker.texts(publicPageTexts)
  const [title, line] = forMembers ? [texts.missing, texts.missingLine] : [texts.nowhere, texts.nowhereLine]
  const ways = forMembers ? waysIn(forMembers, texts) : wayToAll(texts)
  const onPage = kind === 'page'
  return {
    kind,
    title,
    description: line,
    path,
    ...(forMembers && { inside: forMembers.inside }),
    found: false,
    content: html`${headOf(title, html`<p>${line}</p>`, onPage ? ways : undefined)}
${onPage && forMembers && membersDo(forMembers, texts)}
${onPage && (await comingUp(services, speaker))}`,
  }
}
