import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { brackets } from '@gauntlet/contract/brackets/endpoints'
import { tournamentTexts } from '@gauntlet/contract/tournaments/texts'
import { useApi } from '../../../api/use-api.ts'
import { fill, paths } from '../../../paths.ts'
import { serverNow } from '../../../ui/clock.ts'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { plural } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'
import { absolute, byTime } from '../../../ui/when.ts'
import { BeingPlayed } from '../bracket/being-played.tsx'
import { ownMatches } from '../bracket/own.ts'
import * as bracketTexts from '../bracket/texts.ts'
import * as texts from '../texts.ts'

/** No final result to report: which of the viewer's tournaments is the next to have one, and what it waits for. */
export function NothingDue({ organizing }: { organizing: readonly Tournament[] }) {
  const [next] = organizing
    .filter(({ status }) => status === 'Upcoming' || status === 'Reporting')
    .sort((a, b) => byTime(a.tournament_start, b.tournament_start))
  if (next) return <NextDue tournament={next} />
  return (
    <DeadEnd
      title={organizing.length === 0 ? tournamentTexts.none : texts.noResultDue}
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
function NextDue({ tournament: { id, title, drawn, tournament_start, timezone } }: { tournament: Tournament }) {
  const bracket = useApi(brackets.view, { id }, { enabled: drawn === 1 }).data?.payload
  const isAsked = bracket !== undefined && ownMatches(bracket).length > 0
  const why = bracket
    ? say(texts.titleEndsWithItsLastMatch, { title, left: plural(bracketTexts.matchesLeft, bracket.undecided) })
    : say(texts.titleIsNext, { title, at: absolute(Date.parse(tournament_start), serverNow(), timezone) })
  return (
    <>
      <DeadEnd
        title={texts.noResultDue}
        why={why}
        help={
          <Link
            className={isAsked ? 'button' : 'button main'}
            to={fill(paths.tournamentView, { tournament_view_id: id })}
          >
            {texts.viewTheTournament}
          </Link>
        }
      />
      {bracket && <BeingPlayed bracket={bracket} />}
    </>
  )
}
