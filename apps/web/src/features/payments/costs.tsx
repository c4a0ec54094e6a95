import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { useApi } from '../../api/use-api.ts'
import { Section } from '../../ui/card.tsx'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'

export const priceWords = (price: number) => (price === 0 ? texts.free : plural(texts.nCredits, price))

/** The prices in credits. If they could not be loaded, the form beside it says so. */
export function Costs() {
  const info = useApi(profiles.info, {}).data?.payload
  if (!info) return null
  return (
    <Section title={texts.whatCreditsAreFor}>
      <div className="card stack">
        <dl className="costs">
          <dt>{texts.aRankedChallenge}</dt>
          <dd>{priceWords(info.ranked_challenge)}</dd>
          <dt>{texts.aRankedTournament}</dt>
          <dd>{priceWords(info.ranked_tournament)}</dd>
          <dt>{texts.everythingElse}</dt>
          <dd>{texts.free}</dd>
        </dl>
        <p className="soft small">{texts.whatIsCancelledOrNever}</p>
      </div>
    </Section>
  )
}
