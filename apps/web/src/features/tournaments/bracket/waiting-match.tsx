import { Link } from '../../../ui/link.tsx'
import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import { roundName } from '@gauntlet/contract/brackets/texts'
import { mdiTournament } from '@mdi/js'
import { fill, paths } from '../../../paths.ts'
import { SideFaces } from '../../../people/side-faces.tsx'
import { Name } from '../../../ui/avatar.tsx'
import { LinkCard } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { WhereLine } from '../../../places/where.tsx'
import { Chip } from '../../../ui/status-chip.tsx'
import '../tournaments.css'
import { matchAct, waitingLine } from './waiting-words.ts'
import * as texts from './texts.ts'
import { say } from '../../../ui/say.ts'
import { useNow } from '../../../ui/use-now.ts'
import { absolute } from '../../../ui/when.ts'

const FACE_PX = 48
const NAME_PX = 20
const MINUTE_MS = 60_000

/** A match of a bracket that waits for the viewer: the opponent, the sport, where, and the way to it. */
export function WaitingMatchCard({ match }: { match: WaitingMatch }) {
  const now = useNow(MINUTE_MS)
  const { id, title, sport, ranked, unseen, format, part, round, rounds, opponent, report, timezone } = match
  const to = `${fill(paths.tournamentView, { tournament_view_id: id })}#bracket`
  const { full_name } = opponent
  return (
    <LinkCard
      to={to}
      title={<Name largest={NAME_PX}>{full_name}</Name>}
      lead={<SideFaces id={opponent.id ?? full_name} name={full_name} image={opponent.image} size={FACE_PX} />}
      actions={
        <Link className="button small main" to={to} aria-label={`${matchAct(match)}, ${full_name}, ${title}`}>
          {matchAct(match)}
        </Link>
      }
    >
      <p className="tournament-line small">
        <span className="soft">
          {sport.name}
          {ranked === 1 && ` · ${texts.ranked}`}
        </span>
        <Chip tone="sky">{roundName(format, part, round, rounds)}</Chip>
        {unseen === 1 && <span className="new-mark">{texts.newChip}</span>}
      </p>
      <p className="waiting-line small">{waitingLine(match)}</p>
      {report && (
        <p className="soft small numbers">
          {say(texts.itStandsUnlessYouAnswerBy, { at: absolute(Date.parse(report.confirms_at), now, timezone) })}
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
