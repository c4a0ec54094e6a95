import type { Speaker } from '@gauntlet/contract/language/speaker'
import { publicPageTexts } from '@gauntlet/contract/public-pages/texts'
import { html } from '../../platform/pages/html.ts'
import type { Services } from '../../platform/services.ts'
import { headOf } from './head.ts'
import type { Kind, Sheet } from './layout.ts'
import { comingUp } from './list-page.ts'

/** The same for what does not exist and for what visitors do not see; players may know it behind the sign-in. */
export async function missingSheet(
  services: Services,
  { kind, path, inside }: { kind: Kind; path: string; inside: string },
  speaker: Speaker,
): Promise<Sheet> {
  const texts = speaker.texts(publicPageTexts)
  const ways = html`<nav class="acts" aria-label="${texts.signIn}">
<a class="button main" href="/login?to=${encodeURIComponent(inside)}" data-inside="${inside}">${texts.signIn}</a>
<a class="button" href="/tournaments">${texts.allTournaments}</a></nav>`
  const onPage = kind === 'page'
  return {
    kind,
    title: texts.missing,
    description: texts.missingLine,
    path,
    found: false,
    content: html`${headOf(texts.missing, html`<p>${texts.missingLine}</p>`, onPage ? ways : undefined)}
${onPage && (await comingUp(services, speaker))}`,
  }
}
