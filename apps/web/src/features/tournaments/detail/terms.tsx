import { Link } from '../../../ui/link.tsx'
import { formatTexts } from '@gauntlet/contract/brackets/texts'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { fill, paths } from '../../../paths.ts'
import { Card, Section } from '../../../ui/card.tsx'
import { Moment } from '../../../ui/moment.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { absolute } from '../../../ui/when.ts'
import { windowWords } from '../words.ts'
import { WhereTerm } from '../../../places/where.tsx'

const MINUTE_MS = 60_000

/** The announced terms; those that are kept from onlookers say so. */
export function Terms({ tournament }: { tournament: Tournament }) {
  const now = useNow(MINUTE_MS)
  const { issuer, sport, ranked, open_invite, rules, timezone, format } = tournament
  return (
    <Section title="Terms">
      <Card>
        <dl className="terms">
          <dt>Organizer</dt>
          <dd>
            {issuer.former ? (
              issuer.full_name
            ) : (
              <Link to={fill(paths.userView, { id: issuer.id })}>{issuer.full_name}</Link>
            )}
          </dd>
          <dt>Sport</dt>
          <dd>{sport.name}</dd>
          <dt>Start</dt>
          <dd>
            <Moment at={tournament.tournament_start} timezone={timezone} now={now} />
          </dd>
          <dt>End</dt>
          <dd>{absolute(Date.parse(tournament.tournament_end), now, timezone)}</dd>
          <WhereTerm place={tournament} hidden="Only its players see the venue." />
          <dt>Ranks</dt>
          <dd className="numbers">{windowWords(tournament)}</dd>
          <dt>Who joins</dt>
          <dd>
            {open_invite === 1 ? 'Anyone inside the ranks; others ask the organizer.' : 'Only players who are invited.'}
            {open_invite === 1 && tournament.open_to_minors === 1 && ' Players under 18, too.'}
          </dd>
          <dt>Ranked</dt>
          <dd>{ranked === 1 ? 'Yes, the placings move the ranks.' : 'No, just for the game.'}</dd>
          {format !== 'none' && (
            <>
              <dt>Format</dt>
              <dd>{formatTexts[format].title}</dd>
            </>
          )}
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
