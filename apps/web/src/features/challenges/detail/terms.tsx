import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { Card, Section } from '../../../ui/card.tsx'
import { StartTime } from '../time.tsx'
import { useNow } from '../../../ui/use-now.ts'

const MINUTE_MS = 60_000

/** What both sides agree on; what is kept from onlookers says so. */
export function Terms({ challenge }: { challenge: Challenge }) {
  const now = useNow(MINUTE_MS)
  const { sport, ranked, venue, location, state, zip, distance, rules } = challenge
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
          <dt>Where</dt>
          <dd>
            {venue === '' ? <span className="soft">Only its players see the venue.</span> : <strong>{venue}</strong>}
            <span className="pieces">
              <span>
                {location}, {state} {zip}
              </span>
              {distance !== null && <span className="soft numbers">{distance.toFixed(1)} mi</span>}
            </span>
          </dd>
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
