import type { ComponentProps } from 'react'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { CHALLENGE_STATUS as S } from '@gauntlet/contract/challenges/status'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { PastMatch } from '../../../people/past-match.tsx'
import { Section } from '../../../ui/card.tsx'
import { BetweenTwo } from '../detail/between.tsx'
import { Stake } from '../detail/odds.tsx'
import { inSport } from '../form/match-band.tsx'
import { freeSide, MatchPreview } from '../form/match-preview.tsx'
import { useOdds } from '../form/use-odds.ts'
import type { ShownResult } from './record-result.tsx'
import * as texts from './texts.ts'
import type { Sides } from './use-sides.ts'

/** Those that wait for a report come first. */
const LOOKED_AT = 10
const SHOWN = 3

/** The latest results of the viewer, while nobody is named: what is told already need not be told again. */
function LastResults({ playerId }: { playerId: string }) {
  const { data } = useApi(challenges.past, { x: playerId, limit: LOOKED_AT })
  const results = data?.payload.challenges.filter(one => one.event_status_id === S.complete).slice(0, SHOWN) ?? []
  if (results.length === 0) return null
  return (
    <Section title={texts.toldAlready}>
      <div className="card">
        <ul>
          {results.map(result => (
            <PastMatch key={result.id} challenge={result} player={playerId} />
          ))}
        </ul>
      </div>
    </Section>
  )
}

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
      {sides.length < 2 && <LastResults playerId={self.id} />}
      {rival && (
        <BetweenTwo
          key={rival.id}
          rival={{ id: rival.id, first_name: rival.full_name }}
          sportId={sportId}
          viewerId={self.id}
        />
      )}
    </>
  )
}
