import type { Team } from '@gauntlet/contract/teams/endpoints'
import { useSelf } from '../../api/use-self.ts'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { useContext } from 'react'
import { CallError } from '../../api/client.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import { IsBeside, useParams } from '../../ui/router.ts'
import { Page } from '../../ui/page.tsx'
import { TalkLink } from '../../people/talk-link.tsx'
import { Rank } from '../../people/rank.tsx'
import { rich } from '../../ui/rich.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { Stat } from '../../ui/stat.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { AddPlayers } from './add-players.tsx'
import { Crest } from './crest.tsx'
import { EditTeam } from './edit-team.tsx'
import { ADDING_ID, TeamActs } from './team-acts.tsx'
import { TeamChip } from './team-card.tsx'
import { TeamMatches, TeamRecord, useHasPlayed } from './team-matches.tsx'
import { TeamPlayers } from './team-players.tsx'
import './teams.css'
import { useTeam } from './use-team.ts'
import { rankSpan, rankWithViewer } from './words.ts'
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
      kind={texts.team}
      back={paths.myTeam}
      actions={<TalkLink kind="team" id={team.id} />}
      onRefresh={refetch}
      {...(owns && {
        aside: <EditTeam key={team.id} team={team} />,
      })}
    >
      <Head team={team} />
      <TeamActs team={team} />
      <TeamPlayers team={team} />
      <TeamMatches teamId={team.id} />
      {owns && (
        <div id={ADDING_ID} tabIndex={-1} className="team-adding">
          <AddPlayers team={team} />
        </div>
      )}
    </Page>
  )
}

function Head({ team }: { team: Team }) {
  const { name, sport, gender, location, rank, provisional, rating, owner, role, users } = team
  const { id: viewerId } = useSelf()
  const withViewer = role === 'invited' ? rankWithViewer(team, viewerId) : undefined
  const hasPlayed = useHasPlayed(team.id)
  const span = rankSpan(team)
  // Among the players the owner who is the captain has that mark.
  const isCaptain = users.some(({ id, team_captain }) => id === owner.id && team_captain === 1)
  const Title = useContext(IsBeside) ? 'h3' : 'h1'
  return (
    <section aria-label={texts.aboutTheTeam} className="team-poster">
      {role === 'invited' && (
        <p className="team-invited">
          <Avatar id={owner.id} name={owner.full_name} image={owner.preference.image} size={FACE} />
          <strong>{say(texts.nameInvitesYou, { name: owner.full_name })}</strong>
        </p>
      )}
      <div className="team-head">
        <Crest name={name} />
        <div className="team-head-words">
          <Title className="hero-name">{name}</Title>
          <p className="pieces soft small">
            <span>{sport.name}</span>
            <span>{texts.teamOf[gender]}</span>
            <span>{location}</span>
          </p>
        </div>
        {role !== 'invited' && !(isCaptain && team.status === 1) && <TeamChip team={team} />}
      </div>
      <div className="row team-stats">
        <Stat label={texts.rank} value={<Rank value={rank} provisional={provisional} />} />
        {withViewer !== undefined && (
          <Stat
            label={texts.withYou}
            value={<Rank value={withViewer} provisional={0} />}
            {...(rank !== null && { change: withViewer - rank })}
          />
        )}
        {hasPlayed && <Stat label={texts.record} value={<TeamRecord teamId={team.id} />} size="medium" />}
        {rating !== null && <Stat label={texts.stars} value={<TeamStars rating={rating} />} size="medium" />}
        {span !== undefined && !hasPlayed && withViewer === undefined && (
          <Stat label={texts.playersRanks} value={<Span {...span} />} size="medium" />
        )}
      </div>
    </section>
  )
}

const Span = ({ low, high }: { low: number; high: number }) => (
  <>
    <Rank value={low} provisional={0} />–<Rank value={high} provisional={0} />
  </>
)

const TeamStars = ({ rating }: { rating: number }) =>
  rich(texts.starsOf5, { stars: rating.toFixed(1), of: <span className="rank-error" /> })
