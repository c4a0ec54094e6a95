import type { Bracket } from '@gauntlet/contract/brackets/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { WhenWhere } from '../../../places/when-where.tsx'
import { Card } from '../../../ui/card.tsx'
import { serverNow } from '../../../ui/clock.ts'
import { plural } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'
import { absolute } from '../../../ui/when.ts'
import * as bracketTexts from '../bracket/texts.ts'
import { Slots } from '../slots.tsx'
import * as texts from '../texts.ts'
import { OpenMatches } from './open-matches.tsx'

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
  const { status, tournament_start, timezone } = tournament
  return (
    <OpenMatches tournament={tournament} title={texts.noRanksYet} why={bracket => whyNone(tournament, bracket)} replace>
      {status === 'Upcoming' && (
        <Card className="stack">
          <WhenWhere at={tournament_start} timezone={timezone} place={tournament} />
          <Slots tournament={tournament} most={FACES} size={FACE} />
        </Card>
      )}
    </OpenMatches>
  )
}
