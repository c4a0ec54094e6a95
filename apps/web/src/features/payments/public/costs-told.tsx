import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { useRow } from '../../../api/use-load.ts'
import { plural } from '../../../ui/plural.ts'
import * as texts from '../texts.ts'

const priceWords = (price: number) => (price === 0 ? texts.free : plural(texts.nCredits, price))

/** The price of each thing in credits, to visitors: a list to read, below what can be bought. */
export function CostsTold() {
  const info = useRow(profiles.info, {}).data?.payload
  if (!info) return null
  const rows = [
    [priceWords(info.ranked_challenge), texts.aRankedChallenge],
    [priceWords(info.ranked_tournament), texts.aRankedTournament],
    [texts.free, texts.everythingElse],
  ] as const
  return (
    <section className="stack section">
      <h2>{texts.whatCreditsAreFor}</h2>
      <ul className="costs-told">
        {rows.map(([price, thing]) => (
          <li key={thing}>
            <span>{thing}</span>
            <strong>{price}</strong>
          </li>
        ))}
      </ul>
      <p className="soft">{texts.whatIsCancelledOrNever}</p>
    </section>
  )
}
