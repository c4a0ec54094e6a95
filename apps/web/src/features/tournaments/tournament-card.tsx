import type { WaitingMatch } from '@gauntlet/contract/brackets/answer'
import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { LISTED_PLACES } from '@gauntlet/contract/tournaments/status'
import { mdiCalendarClock, mdiTrophy } from '@mdi/js'
import { useSelf } from '../../api/use-self.ts'
import { fill, paths } from '../../paths.ts'
import { Name } from '../../ui/avatar.tsx'
import { LinkCard } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SportMark } from '../../sports/sport-mark.tsx'
import { WhereLine } from '../../places/where.tsx'
import { Moment } from '../../ui/moment.tsx'
import { RankChange } from '../../ui/stat.tsx'
import { say } from '../../ui/say.ts'
import { useStore } from '../../ui/store.ts'
import { useNow } from '../../ui/use-now.ts'
import { untilWhen } from '../../ui/today.ts'
import { wide } from '../../ui/wide.ts'
import { CardMenu } from './actions/card-menu.tsx'
import { hasActions, TournamentActions } from './actions/tournament-actions.tsx'
import type { Where } from './actions/drawn.ts'
import { Slots } from './slots.tsx'
import { TournamentChip } from './tournament-chip.tsx'
import './tournaments.css'
import { standingLine } from './bracket/waiting/words.ts'
import { cardLines, fitsIn, mine, placeShown, ranksLine } from './words.ts'
import * as texts from './texts.ts'

const MINUTE_MS = 60_000
const NAME_PX = 17
const TITLE_PX = 16
const FACE_PX = 26

/** A tournament in a list: its title, the viewer's standing, when, where, the players, and its buttons. */
export function TournamentCard({
  tournament,
  where,
  match,
  waits = false,
}: {
  tournament: Tournament
  where: Where
  /** One of the viewer's in it, which waits for them. */
  match?: WaitingMatch | undefined
  /** It stands among what waits for the viewer, which says more than that it is new. */
  waits?: boolean
}) {
  const now = useNow(MINUTE_MS)
  const { id: viewerId } = useSelf()
  const hasRoom = useStore(wide)
  const { id, title, sport, status, unseen, distance, rank_change, tournament_start: at, issuer } = tournament
  const ranks = ranksLine(tournament)
  const [standing, ...more] = cardLines(tournament, viewerId, where)
  const own = status === 'Complete' ? mine(tournament, viewerId)?._joinData : undefined
  const place = own && own.position !== null && placeShown(own.position, own.last_position)
  const isAhead = status === 'Upcoming'
  const told = match?.report?.told ?? ''
  const said = [match ? standingLine(match) : standing, ...more].filter(line => line !== undefined)
  // Beside others a card has a line as they have; one of somebody else says whose it is.
  const hosted = hasRoom && isAhead && where === 'found' && say(texts.nameOrganizes, { name: issuer.short_name })
  return (
    <LinkCard
      className={where === 'found' ? 'tournament-card acts-beside' : 'tournament-card'}
      to={fill(paths.tournamentView, { tournament_view_id: id })}
      lead={<SportMark name={sport.name} />}
      title={
        <Name largest={NAME_PX} smallest={TITLE_PX}>
          {title}
        </Name>
      }
      aside={<CardMenu tournament={tournament} where={where} />}
      actions={
        hasActions(tournament, where) && <TournamentActions tournament={tournament} where={where} match={match} />
      }
    >
      <div className="tournament-sport small">
        <p className="pieces soft">
          <span>{sport.name}</span>
          {/* A change of the rank says so itself. */}
          {ranks !== undefined && !rank_change && <span className="numbers">{ranks}</span>}
          {where === 'found' && fitsIn(tournament) && <span>{texts.yoursFits}</span>}
        </p>
        {/* A match that waits says that it is on. */}
        {!isAhead && !match && <TournamentChip status={status} />}
        {unseen === 1 && !waits && <span className="new-mark">{texts.newChip}</span>}
      </div>
      <p className="tournament-line small">
        {status === 'Complete' && tournament.winnername !== null && <Icon path={mdiTrophy} />}
        {said.length === 0 && hosted && <span className="soft">{hosted}</span>}
        {said.map((line, index) => (
          <span key={line} className={index > 0 ? 'soft' : undefined}>
            {line}
          </span>
        ))}
        {told !== '' && <strong className="tournament-score">{told}</strong>}
      </p>
      <p className="fact small">
        <Icon path={mdiCalendarClock} />
        {match?.report ? (
          <span>
            {say(texts.answerBy, { at: untilWhen(Date.parse(match.report.confirms_at), now, tournament.timezone) })}
          </span>
        ) : (
          <Moment at={at} timezone={tournament.timezone} now={now} counted={!isAhead && status !== 'Reporting'} />
        )}
      </p>
      {status !== 'Complete' && (
        <>
          <WhereLine place={tournament} distance={distance} />
          <Slots tournament={tournament} most={LISTED_PLACES} size={FACE_PX} />
        </>
      )}
      {(place || rank_change) && (
        <div className="tournament-ended">
          {place && (
            <p className="tournament-place small">
              <strong>{place}</strong>
              <span className="soft">{say(texts.ofParticipants, { participants: tournament.accepted })}</span>
            </p>
          )}
          {rank_change && <RankChange moved={rank_change} />}
        </div>
      )}
    </LinkCard>
  )
}
