import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { type Html, html } from '../../platform/pages/html.ts'
import type { Services } from '../../platform/services.ts'
import { headOf } from './head.ts'
import { type Kind, type Sheet, signUpTo } from './layout.ts'
import { leadersNow } from './leaders.ts'
import { comingUp } from './list-page.ts'
import { LIST_PATH, SIGN_UP_PATH } from './paths.ts'

type Texts = typeof publicPageTexts

/** An address at which members may find something, and visitors nothing. */
interface ForMembers {
  /** The screen of players. */
  inside: string
  of: 'tournament' | 'match' | 'player'
}

/** As many as are as high as who leads, beside them. */
const BESIDE = 3

const SEEN = {
  tournament: ['seeTournament', 'forMembersOnly'],
  match: ['seeMatch', 'forMembersOnly'],
  player: ['seePlayer', 'onPlayers'],
  invitation: ['invitationEnded', 'onInvitations'],
  challenge: ['nowhere', 'onChallenges'],
  nowhere: ['nowhere', 'nowhereLine'],
} as const
/** A link that was cut off or mistyped: of somebody's place, or of a challenge. */
export type Cut = 'invitation' | 'challenge'

/** Of one player no tournament is a substitute. */
const waysIn = ({ inside, of }: ForMembers, texts: Texts): Html => html`<nav class="acts" aria-label="${texts.signUp}">
<a class="button main" href="${signUpTo(inside)}" data-inside="${inside}">${texts.signUp}</a>
${of !== 'player' && html`<a class="button plain" href="${LIST_PATH}">${texts.allTournaments}</a>`}</nav>`

/**
 * Of a dead link nobody knows whether it was to a thing of players: what anybody may see comes first. Somebody who was
 * `invited` has a friend here.
 */
const wayToAll = (texts: Texts, invited: boolean): Html => {
  const [all, signUp] = invited ? ['plain', 'main'] : ['main', 'plain']
  const ways = [
    html`<a class="button ${all}" href="${LIST_PATH}">${texts.allTournaments}</a>`,
    html`<a class="button ${signUp}" href="${SIGN_UP_PATH}">${texts.signUp}</a>`,
  ]
  return html`<nav class="acts" aria-label="${texts.signUp}">${invited ? ways.toReversed() : ways}</nav>`
}

/** Somebody behind a lock. */
const SOMEBODY = html`<svg class="somebody" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="12"/>
<path d="M12 5a4.2 4.2 0 0 1 0 8.4A4.2 4.2 0 0 1 12 5ZM5 20.5a7.2 7.2 0 0 1 14 0A11 11 0 0 1 5 20.5Z"/>
<circle class="badge" cx="20" cy="19.5" r="5"/><path class="lock" d="M17.6 18.6h4.8v3.6h-4.8zM18.5 18.6v-1a1.5 1.5 0 0 1 3 0v1"/></svg>`

/** In place of a player: the same for whoever it may be, as it is for nobody. */
const veiled = (texts: Texts): Html => html`<div class="veiled">${SOMEBODY}
<p>${texts.onPlayers}</p></div>`

const whatMembersDo = (texts: Texts): Html => html`<section><h2>${texts.asMember}</h2>
<ul class="card ticks">${[texts.membersSee, texts.membersKnow, texts.membersJoin].map(each => html`<li>${each}</li>`)}</ul></section>`

/** The parts of a page that stand in place of a thing that is not shown. */
interface ShownToAll {
  /** The leaders, and the gains of a member. */
  members: Html
  /** Tournaments that anybody may come to. */
  ahead: Html
}

export async function shownToAll(services: Services, speaker: Speaker): Promise<ShownToAll> {
  const [leaders, ahead] = await Promise.all([leadersNow(services, speaker), comingUp(services, speaker, BESIDE)])
  return { members: html`<div>${leaders}${whatMembersDo(speaker.texts(publicPageTexts))}</div>`, ahead: html`${ahead}` }
}

/**
 * The same for what does not exist and for what visitors do not see: members may know it. Where the address has no form
 * in which anything could exist, nobody does; it may be a link that was `cut` off.
 */
export async function missingSheet(
  { kind, path, forMembers, cut }: { kind: Kind; path: string; forMembers?: ForMembers; cut?: Cut | undefined },
  speaker: Speaker,
  shown: () => Promise<ShownToAll>,
): Promise<Sheet> {
  const texts = speaker.texts(publicPageTexts)
  const [asks, says] = SEEN[forMembers?.of ?? cut ?? 'nowhere']
  const [title, line] = [texts[asks], texts[says]]
  const ways = forMembers ? waysIn(forMembers, texts) : wayToAll(texts, cut === 'invitation')
  const below = kind === 'page' && (await shown())
  const isPlayer = forMembers?.of === 'player'
  return {
    kind,
    title,
    description: line,
    path,
    ...(forMembers && { inside: forMembers.inside }),
    found: false,
    content: html`${headOf(title, isPlayer ? veiled(texts) : html`<p>${line}</p>`, below ? ways : undefined)}
${below && html`<div class="shown">${isPlayer ? [below.members, below.ahead] : [below.ahead, below.members]}</div>`}`,
  }
}
