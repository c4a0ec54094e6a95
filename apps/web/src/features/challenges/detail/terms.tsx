import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { Card, Section } from '../../../ui/card.tsx'
import { StartTime } from '../time.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { WhereTerm } from '../../../places/where.tsx'

const MINUTE_MS = 60_000

/** The terms that both sides agree on; those that are kept from onlookers say so. */
export function Terms({ challenge }: { challenge: Challenge }) {
  const now = useNow(MINUTE_MS)
  const { sport, ranked, rules } = challenge
  return (
    <Section title="Terms">
      <Card>
        <dl className="terms">
          <dt>Sport</dt>
          <dd>{sport.name}</dd>
          <dt>When</dt>
          <dd>
            <StartTime challenge={challenge} now={now} />
          </dd>
          <WhereTerm place={challenge} hidden="Only its players see the venue." />
          <dt>Ranked</dt>
          <dd>{ranked === 1 ? 'Yes, it moves the ranks.' : 'No, just for the game.'}</dd>
          {rules !== '' && (
            <>
              <dt>Rules</dt>
              <dd className="prose">{rules}</dd>
            </>
          )}
        </dl>
      </Card>
    </Section>
  )
}
