import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { html } from '../../platform/pages/html.ts'
import { headOf } from './head.ts'
import type { Kind, Sheet } from './layout.ts'

/** The same for what does not exist and for what visitors do not see; players may know it behind the sign-in. */
export function missingSheet(kind: Kind, path: string, inside: string, speaker: Speaker): Sheet {
  const texts = speaker.texts(publicPageTexts)
  return {
    kind,
    title: texts.missing,
    description: texts.missingLine,
    path,
    found: false,
    content: html`${headOf(texts.missing, html`<p>${texts.missingLine}</p>`)}
${
  kind === 'page' &&
  html`<nav class="acts" aria-label="${texts.signIn}">
<a class="button main" href="/login?to=${encodeURIComponent(inside)}" data-inside="${inside}">${texts.signIn}</a>
<a class="button" href="/tournaments">${texts.allTournaments}</a></nav>`
}`,
  }
}
