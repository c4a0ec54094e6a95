import { type content, type ContentPage, contentPages, contentTexts } from '@gauntlet/contract/content/endpoints'
import type { InputOf } from '@gauntlet/contract/endpoint'
import type { Config } from '../../platform/config/config.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { contentPagesIn, type Page } from './pages.ts'

/** The pages of a configuration, kept for as long as it lives. */
const readers = new WeakMap<Config, (key: ContentPage) => Promise<Page>>()

function readerOf(config: Config) {
  const known = readers.get(config)
  if (known) return known
  const made = contentPagesIn(config.contentFolder, {
    app_name: config.appName,
    credits_welcome: creditsIn(config.credits.welcome),
    credits_ranked_challenge: creditsIn(config.credits.rankedChallenge),
    credits_ranked_tournament: creditsIn(config.credits.rankedTournament),
  })
  readers.set(config, made)
  return made
}

const creditsIn = (count: number): string => (count === 0 ? 'nothing' : count === 1 ? '1 credit' : `${count} credits`)

export async function viewContent({ config }: Services, _viewer: unknown, { page_key }: InputOf<typeof content.view>) {
  const key = contentPages.find(each => each === page_key)
  if (!key) throw notFound(contentTexts.missing)
  return { page_key: key, ...(await readerOf(config)(key)) }
}
