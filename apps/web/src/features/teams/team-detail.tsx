import type { Team } from '@gauntlet/contract/teams/endpoints'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { CallError } from '../../api/client.ts'
import { useSelf } from '../../api/use-self.ts'
import { issuing } from '../../issuing.ts'
import { paths } from '../../paths.ts'
import { ActButtons } from '../../ui/act-buttons.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { useParams } from '../../ui/router.ts'
import { Page } from '../../ui/page.tsx'
import { TalkLink } from '../../people/talk-link.tsx'
import { Rank } from '../../people/rank.tsx'
import { rich } from '../../ui/rich.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { Stat } from '../../ui/stat.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { AddPlayers } from './add-players.tsx'
import { Crest } from './crest.tsx'
import { DeleteTeam } from './delete-team.tsx'
import { EditTeam } from './edit-team.tsx'
import { TeamChip } from './team-card.tsx'
import { TeamMatches, TeamRecord } from './team-matches.tsx'
import { TeamPlayers } from './team-players.tsx'
import './teams.css'
import { useOwnPlace, useTeam } from './use-team.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

const GONE = 404
/** px */
const FACE = 32

/** A team: its owner changes it, its players answer and leave, others look at it. */
export default function TeamDetail() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useTeam(id)
  if (error instanceof CallError && error.status === GONE)
    return (
      <Page title={texts.team} back={paths.myTeam}>
        <EmptyState
          title={teamTexts.missing}
          action={
            <Link className="button main" to={paths.myTeam}>
              {texts.myTeams}
            </Link>
          }
        />
      </Page>
    )
  if (!data)
    return (
      <Page title={texts.team} back={paths.myTeam}>
        {error ? (
          <ErrorState title={texts.thisTeamDidNotLoad} error={error} retry={() => void refetch()} />
        ) : (
          <SkeletonList />
        )}
      </Page>
    )
  return <Shown key={id} team={data.payload} refetch={refetch} />
}

function Shown({ team, refetch }: { team: Team; refetch: () => Promise<unknown> }) {
  const owns = team.actions.edit.kind === 'allowed'
  return (
    <Page
      title={team.name}
      back={paths.myTeam}
      actions={<TalkLink kind="team" id={team.id} />}
      onRefresh={refetch}
      {...(owns && {
        aside: (
          <>
            <EditTeam key={team.id} team={team} />
            <DeleteTeam team={team} />
          </>
        ),
      })}
    >
      <Head team={team} />
      <TeamPlayers team={team} />
      <TeamMatches teamId={team.id} />
      {owns && <AddPlayers team={team} />}
    </Page>
  )
}

function Head({ team }: { team: Team }) {
  const { id } = useSelf()
  const { acts, busy } = useOwnPlace(team, id)
  const { name, sport, gender, location, rank, provisional, rating, owner, role, status, actions } = team
  // Owners stop playing in the row of their own place.
  const shown = actions.edit.kind === 'allowed' ? [] : acts
  return (
    <Card label={texts.aboutTheTeam} className="stack">
      {role === 'invited' && (
        <p className="team-invited">
          <Avatar id={owner.id} name={owner.full_name} image={owner.preference.image} size={FACE} />
          <strong>{say(texts.nameInvitesYou, { name: owner.full_name })}</strong>
        </p>
      )}
      <div className="team-head">
        <Crest name={name} />
        <div className="team-head-words">
          <p className="team-sport">{sport.name}</p>
          <p className="soft small">
            {texts.teamOf[gender]} · {location}
          </p>
        </div>
        {role !== 'invited' && <TeamChip team={team} />}
      </div>
      <div className="row team-stats">
        <Stat label={texts.rank} value={<Rank value={rank} provisional={provisional} />} />
        <Stat label={texts.record} value={<TeamRecord teamId={team.id} />} />
        <Stat label={texts.stars} value={<TeamStars rating={rating} />} />
      </div>
      {shown.length > 0 && (
        <div className="row team-answer">
          <ActButtons acts={shown} busy={busy} about={name} />
        </div>
      )}
      {role === 'none' && status === 1 && (
        <button
          type="button"
          className="button main"
          onClick={() => issuing.set({ playerId: owner.id, sportId: sport.id, team: { id: team.id, name } })}
        >
          {texts.challengeThisTeam}
        </button>
      )}
    </Card>
  )
}

const TeamStars = ({ rating }: { rating: number | null }) =>
  rating === null ? '–' : rich(texts.starsOf5, { stars: rating.toFixed(1), of: <span className="rank-error" /> })
