import { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { useApi } from '../../../api/use-api.ts'
import { fill, paths } from '../../../paths.ts'
import { WhenWhere } from '../../../places/when-where.tsx'
import { Card, Section } from '../../../ui/card.tsx'
import { serverNow } from '../../../ui/clock.ts'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { plural } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'
import { WayOn } from '../../../ui/states.tsx'
import { absolute } from '../../../ui/when.ts'
import { MatchCard } from '../bracket/match.tsx'
import '../bracket/bracket.css'
import * as bracketTexts from '../bracket/texts.ts'
import { Slots } from '../slots.tsx'
import * as texts from '../texts.ts'

/** As many as a screen shows without scrolling. */
const SHOWN = 6
const FACES = 8
/** px */
const FACE = 32

const isNext = ({ state }: BracketMatch): boolean => state === 'ready' || state === 'reported' || state === 'disputed'

function whyNone({ status, drawn, tournament_start, timezone }: Tournament, bracket: Bracket | undefined): string {
  if (status === 'Cancelled' || status === 'Dismissed') return texts.itEndedWithoutAResult
  if (status === 'Upcoming')
    return say(texts.itStartsAt, { at: absolute(Date.parse(tournament_start), serverNow(), timezone) })
  if (drawn === 0 || !bracket || bracket.undecided === 0) return texts.theyComeWithTheResult
  return say(texts.theyComeWithTheLastMatch, { left: plural(bracketTexts.matchesLeft, bracket.undecided) })
}

/** A tournament without places: why, and which matches come before them. */
export function NoRanks({ tournament }: { tournament: Tournament }) {
  const { id, drawn, status, tournament_start, timezone } = tournament
  const bracket = useApi(brackets.view, { id }, { enabled: drawn === 1 }).data?.payload
  const next = bracket?.matches.filter(isNext) ?? []
  return (
    <>
      <DeadEnd
        title={texts.noRanksYet}
        why={whyNone(tournament, bracket)}
        help={<WayOn to={fill(paths.tournamentView, { tournament_view_id: id })}>{texts.viewTheTournament}</WayOn>}
        out={<Link to={paths.tournamentList}>{texts.yourTournaments}</Link>}
      />
      {status === 'Upcoming' && (
        <Card className="stack">
          <WhenWhere at={tournament_start} timezone={timezone} place={tournament} />
          <Slots tournament={tournament} most={FACES} size={FACE} />
        </Card>
      )}
      {bracket && next.length > 0 && (
        <Section title={texts.beingPlayed} count={next.length}>
          <ul className="no-ranks-matches">
            {next.slice(0, SHOWN).map(match => (
              <li key={match.id}>
                <MatchCard bracket={bracket} match={match} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
