import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import { roundName } from '@gauntlet/contract/brackets/texts'
import { mdiTournament } from '@mdi/js'
import { SideFaces } from '../../../people/side-faces.tsx'
import { Name } from '../../../ui/avatar.tsx'
import { LinkCard } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { WhereLine } from '../../../places/where.tsx'
import { Chip } from '../../../ui/status-chip.tsx'
import '../tournaments.css'
import { MatchWays, matchPath } from './match-ways.tsx'
import { lostBy, standingLine } from './waiting/words.ts'
import * as texts from './waiting/texts.ts'
import { say } from '../../../ui/say.ts'
import { useNow } from '../../../ui/use-now.ts'
import { untilWhen } from '../../../ui/today.ts'

const FACE_PX = 48
const NAME_PX = 20
const MINUTE_MS = 60_000

/** A match of a bracket that waits for the viewer: the opponent, the sport, where, and the way to it. */
export function WaitingMatchCard({ match }: { match: WaitingMatch }) {
  const now = useNow(MINUTE_MS)
  const { title, sport, ranked, unseen, format, part, round, rounds, opponent, report, timezone } = match
  const { full_name } = opponent
  const lost = lostBy(match)
  return (
    <LinkCard
      to={matchPath(match)}
      title={<Name largest={NAME_PX}>{full_name}</Name>}
      lead={
        <SideFaces
          id={opponent.id ?? full_name}
          name={full_name}
          image={opponent.image}
          mate={opponent.partners[0]}
          size={FACE_PX}
        />
      }
      actions={<MatchWays match={match} />}
    >
      <p className="tournament-line small">
        <span className="soft">
          {sport.name}
          {ranked === 1 && ` · ${texts.ranked}`}
        </span>
        <Chip tone="sky">{roundName(format, part, round, rounds)}</Chip>
        {unseen === 1 && <span className="new-mark">{texts.newChip}</span>}
      </p>
      <p className="waiting-line small">
        {lost === undefined ? (
          standingLine(match)
        ) : (
          <span className="waiting-score">{say(texts.youLostScore, { score: lost })}</span>
        )}
        {lost === undefined && report && report.told !== '' && (
          <>
            <span className="visually-hidden">, </span>
            <span className="waiting-score">{report.told}</span>
          </>
        )}
      </p>
      {report && (
        <p className="soft small numbers">
          {say(lost === undefined ? texts.itStandsUnlessYouAnswerBy : texts.reportedItStandsUnless, {
            shortName: opponent.short_name,
            at: untilWhen(Date.parse(report.confirms_at), now, timezone),
          })}
        </p>
      )}
      <p className="fact small">
        <Icon path={mdiTournament} />
        {title}
      </p>
      <WhereLine place={match} />
    </LinkCard>
  )
}
