import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { tournamentReasons } from '@gauntlet/contract/tournaments/reasons'
import { fill, paths } from '../../../paths.ts'
import { TalkLink } from '../../../people/talk-link.tsx'
import { DeadEnd } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { say } from '../../../ui/say.ts'
import { TournamentCard } from '../tournament-card.tsx'
import * as texts from '../texts.ts'

/** Why it stays as it is, who could change it, and the tournament itself. */
export default function Closed({ tournament }: { tournament: Tournament }) {
  const { id, status, issuer, actions } = tournament
  const reason = actions.modify.reason ?? 'over'
  const isOver = status !== 'Upcoming' && status !== 'Reporting'
  const way = reason === 'not_organizer' ? texts.nameOrganizesIt : texts.tellThemInTalk
  return (
    <>
      <DeadEnd
        title={tournamentReasons[reason]}
        why={isOver ? texts.planAnother : say(way, { name: issuer.short_name })}
        help={
          <Link className="button main" to={fill(paths.tournamentView, { tournament_view_id: id })} replace>
            {texts.viewTheTournament}
          </Link>
        }
        out={
          isOver ? (
            <Link to={paths.addTournament}>{texts.createTournament}</Link>
          ) : (
            <TalkLink kind="tournament" id={id} />
          )
        }
      />
      <TournamentCard tournament={tournament} where="participating" />
    </>
  )
}
