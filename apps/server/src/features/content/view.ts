import { type content, type ContentPage, contentPages, contentTexts } from '@gauntlet/contract/content/endpoints'
import { creditCountTexts } from '@gauntlet/contract/credits/endpoints'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { fill } from '@gauntlet/contract/language/fill'
import { formOf } from '@gauntlet/contract/language/plural'
import type { Speaker } from '@gauntlet/contract/language/speaker'
import type { Config } from '../../platform/config/config.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { contentPagesIn, type Page } from './pages.ts'

/** The pages of a configuration, kept for as long as it lives. */
const readers = new WeakMap<Config, (key: ContentPage, language: string) => Promise<Page>>()

function readerOf({ config, languages }: Pick<Services, 'config' | 'languages'>) {
  const known = readers.get(config)
  if (known) return known
  const made = contentPagesIn(config.contentFolder, language => {
    const speaker = languages.of(language)
    return {
      app_name: config.appName,
      credits_welcome: creditsIn(config.credits.welcome, speaker),
      credits_ranked_challenge: creditsIn(config.credits.rankedChallenge, speaker),
      credits_ranked_tournament: creditsIn(config.credits.rankedTournament, speaker),
    }
  })
  readers.set(config, made)
  return made
}

function creditsIn(credits: number, speaker: Speaker): string {
  const { none, some } = speaker.texts(creditCountTexts)
  return credits === 0 ? none : fill(formOf(speaker.language, some, credits), { credits })
}

export async function viewContent(
  services: Services,
  _viewer: unknown,
  { page_key }: InputOf<typeof content.view>,
  { speaker }: Caller,
) {
  const key = contentPages.find(each => each === page_key)
  if (!key) throw notFound(contentTexts.missing)
  return { page_key: key, ...(await readerOf(services)(key, speaker.language)) }
}
