import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { useApi } from '../../api/use-api.ts'
import { Section } from '../../ui/card.tsx'

const priceWords = (price: number) => (price === 0 ? 'free' : price === 1 ? '1 credit' : `${price} credits`)

/** The prices in credits. If they could not be loaded, the form beside it says so. */
export function Costs() {
  const info = useApi(profiles.info, {}).data?.payload
  if (!info) return null
  return (
    <Section title="What credits are for">
      <div className="card stack">
        <dl className="costs">
          <dt>A ranked challenge</dt>
          <dd>{priceWords(info.ranked_challenge)}</dd>
          <dt>A ranked tournament</dt>
          <dd>{priceWords(info.ranked_tournament)}</dd>
          <dt>Everything else</dt>
          <dd>free</dd>
        </dl>
        <p className="soft small">What is cancelled or never played gives back what it cost.</p>
      </div>
    </Section>
  )
}
