import { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { Bracket } from '@gauntlet/contract/brackets/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useApi } from '../../../api/use-api.ts'
import { fill, paths } from '../../../paths.ts'
import { WhenWhere } from '../../../places/when-where.tsx'
import { Card } from '../../../ui/card.tsx'
import { serverNow } from '../../../ui/clock.ts'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { plural } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'
import { absolute } from '../../../ui/when.ts'
import { BeingPlayed } from '../bracket/being-played.tsx'
import { ownMatches } from '../bracket/own.ts'
import * as bracketTexts from '../bracket/texts.ts'
import { Slots } from '../slots.tsx'
import * as texts from '../texts.ts'

const FACES = 8
/** px */
const FACE = 32

function whyNone({ status, drawn, tournament_start, timezone }: Tournament, bracket: Bracket | undefined): string {
  if (status === 'Cancelled' || status === 'Dismissed') return texts.itEndedWithoutAResult
  if (status === 'Upcoming')
    return say(texts.itStartsAt, { at: absolute(Date.parse(tournament_start), serverNow(), timezone) })
  if (drawn === 0 || !bracket || bracket.undecided === 0) return texts.theyComeWithTheResult
  return say(texts.theyComeWithTheLastMatch, { left: plural(bracketTexts.matchesLeft, bracket.undecided) })
}

/** A tournament without places: why, and the matches that come before them. */
export function NoRanks({ tournament }: { tournament: Tournament }) {
  const { id, drawn, status, tournament_start, timezone } = tournament
  const bracket = useApi(brackets.view, { id }, { enabled: drawn === 1 }).data?.payload
  // A match of the viewer's is the way to the ranks.
  const isAsked = bracket !== undefined && ownMatches(bracket).length > 0
  return (
    <>
      <DeadEnd
        title={texts.noRanksYet}
        why={whyNone(tournament, bracket)}
        help={
          <Link
            className={isAsked ? 'button' : 'button main'}
            to={fill(paths.tournamentView, { tournament_view_id: id })}
            replace
          >
            {texts.viewTheTournament}
          </Link>
        }
      />
      {status === 'Upcoming' && (
        <Card className="stack">
          <WhenWhere at={tournament_start} timezone={timezone} place={tournament} />
          <Slots tournament={tournament} most={FACES} size={FACE} />
        </Card>
      )}
      {bracket && <BeingPlayed bracket={bracket} />}
    </>
  )
}
