import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { paths } from '../../../paths.ts'
import { serverNow } from '../../../ui/clock.ts'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { plural } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'
import { absolute, byTime } from '../../../ui/when.ts'
import * as bracketTexts from '../bracket/texts.ts'
import * as texts from '../texts.ts'
import { OpenMatches } from './open-matches.tsx'

/** The viewer's tournament that is the next to have a result. */
export const nextDue = (organizing: readonly Tournament[]): Tournament | undefined =>
  organizing
    .filter(({ status }) => status === 'Upcoming' || status === 'Reporting')
    .sort((a, b) => byTime(a.tournament_start, b.tournament_start))[0]

/** No final result to report: what the `next` tournament waits for, which the header names. */
export function NothingDue({ next, isFirst }: { next: Tournament | undefined; isFirst: boolean }) {
  if (next) return <NextDue tournament={next} />
  return (
    <DeadEnd
      title={isFirst ? tournamentTexts.none : texts.noResultDue}
      why={texts.noTournamentOfYoursWaits}
      help={
        <Link className="button main" to={paths.addTournament}>
          {texts.createTournament}
        </Link>
      }
      out={<Link to={paths.tournamentList}>{texts.yourTournaments}</Link>}
    />
  )
}

/** A bracket ends by itself with its last match; any other waits for its start, then for the organizer. */
function NextDue({ tournament }: { tournament: Tournament }) {
  const { tournament_start, timezone } = tournament
  return (
    <OpenMatches
      tournament={tournament}
      title={texts.noResultDue}
      why={bracket =>
        bracket
          ? say(texts.itEndsWithItsLastMatch, { left: plural(bracketTexts.matchesLeft, bracket.undecided) })
          : say(texts.itIsNext, { at: absolute(Date.parse(tournament_start), serverNow(), timezone) })
      }
      whole
    />
  )
}
