import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { html } from '../../platform/pages/html.ts'
import type { Services } from '../../platform/services.ts'
import { headOf } from './head.ts'
import { type Kind, type Sheet, signInTo } from './layout.ts'
import { comingUp } from './list-page.ts'
import { LIST_PATH } from './paths.ts'

/**
 * The same for what does not exist and for what visitors do not see: players may know it, `inside`. Where the address
 * has no form in which anything could exist, nobody does.
 */
export async function missingSheet(
  services: Services,
  { kind, path, inside }: { kind: Kind; path: string; inside?: string },
  speaker: Speaker,
): Promise<Sheet> {
  const texts = speaker.texts(publicPageTexts)
  const [title, line] = inside === undefined ? [texts.nowhere, texts.nowhereLine] : [texts.missing, texts.missingLine]
  const all = html`<a class="button${inside === undefined && ' main'}" href="${LIST_PATH}">${texts.allTournaments}</a>`
  const ways =
    inside === undefined
      ? html`<nav class="acts" aria-label="${texts.allTournaments}">${all}</nav>`
      : html`<nav class="acts" aria-label="${texts.signIn}">
<a class="button main" href="${signInTo(inside)}" data-inside="${inside}">${texts.signIn}</a>
${all}</nav>`
  const onPage = kind === 'page'
  return {
    kind,
    title,
    description: line,
    path,
    ...(inside !== undefined && { inside }),
    found: false,
    content: html`${headOf(title, html`<p>${line}</p>`, onPage ? ways : undefined)}
${onPage && (await comingUp(services, speaker))}`,
  }
}
