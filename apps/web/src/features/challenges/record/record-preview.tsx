import type { ComponentProps } from 'react'
import { useSelf } from '../../../api/use-self.ts'
import { Section } from '../../../ui/card.tsx'
import { BetweenTwo } from '../detail/between.tsx'
import { Stake } from '../detail/odds.tsx'
import { inSport } from '../form/match-band.tsx'
import { freeSide, MatchPreview } from '../form/match-preview.tsx'
import { useOdds } from '../form/use-odds.ts'
import type { ShownResult } from './record-result.tsx'
import * as texts from './texts.ts'
import type { Sides } from './use-sides.ts'

/**
 * A match that was played, as those who are named will be asked about it; against one player also what it would move,
 * and what the two have played before.
 */
export default function RecordPreview({
  terms,
  sportId,
  sides,
  result,
}: {
  terms: ComponentProps<typeof MatchPreview>['terms']
  sportId: string
  sides: Sides['parties']
  result: ShownResult | undefined
}) {
  const self = useSelf()
  const [own, other] = sides
  const [rival] = sides.length === 2 && own?.people.length === 1 ? (other?.people ?? []) : []
  const stake = useOdds(rival?.id, sportId)?.stake
  const { rank: value, provisional } = inSport(self, sportId)
  const shown =
    sides.length > 1
      ? sides
      : [
          ...sides.map(side => (value === null ? side : { ...side, rank: { value, provisional } })),
          freeSide(texts.notNamedYet),
        ]
  return (
    <>
      <MatchPreview title={texts.theyWillSee} terms={terms} result={result} sides={shown} />
      {rival && stake && (
        <Section title={texts.ifRanked}>
          <div className="card">
            <Stake stake={stake} />
          </div>
        </Section>
      )}
      {rival && <BetweenTwo key={rival.id} rival={{ id: rival.id, first_name: rival.full_name }} viewerId={self.id} />}
    </>
  )
}
