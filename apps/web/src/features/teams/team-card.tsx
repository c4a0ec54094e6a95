import type { Team, TeamPlayer } from '@gauntlet/contract/teams/endpoints'
import { mdiEmailOutline, mdiSleep, mdiStarCircleOutline } from '@mdi/js'
import { useContext } from 'react'
import { useSelf } from '../../api/use-self.ts'
import { issuing } from '../../issuing.ts'
import { fill, paths } from '../../paths.ts'
import { ActButtons } from '../../ui/act-buttons.tsx'
import { Avatar, Name } from '../../ui/avatar.tsx'
import { cityOf } from '../../places/city-of.ts'
import { LinkCard } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Rank } from '../../people/rank.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import { IsBeside } from '../../ui/router.ts'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { Crest } from './crest.tsx'
import { FIND } from './find.ts'
import { useOwnPlace } from './use-team.ts'
import { byRank, playersWords, rankWithViewer, shortAddress } from './words.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { Change } from '../../ui/stat.tsx'

/** px */
const NAME_LARGEST = 18
const TITLE_PX = 16
const FACE = 28
const FACES = 5
const ROSTER = 6

/** A team in a list; invited players answer here. Of the viewer's own it tells who plays, where there is room. */
export function TeamCard({ team }: { team: Team }) {
  const hasRoom = useStore(wide)
  const isBeside = useContext(IsBeside)
  // The screen beside the list has the players.
  const hasRoster = hasRoom && !isBeside && team.role !== 'none'
  const { name, role, status, sport, gender, location, rank, provisional, rating, users, user_count, owner } = team
  const players = byRank(users.filter(user => user.status === 'Accepted'))
  const { id: viewerId } = useSelf()
  const withViewer = role === 'invited' ? rankWithViewer(team, viewerId) : undefined
  // Beside the faces, which tell how many there are, there is room for one of the two.
  const counted = withViewer === undefined || hasRoster ? playersWords(user_count) : undefined
  return (
    <LinkCard
      className={hasRoster ? 'team-card' : 'team-card acts-beside'}
      to={fill(paths.teamEdit, { id: team.id })}
      lead={<Crest name={name} />}
      title={
        <Name largest={NAME_LARGEST} smallest={TITLE_PX}>
          {name}
        </Name>
      }
      aside={
        rank !== null && (
          <p className="team-rank">
            <span className="visually-hidden">{texts.rank} </span>
            <Rank value={rank} provisional={provisional} />
          </p>
        )
      }
      actions={<CardActs team={team} />}
    >
      {role === 'invited' && <strong className="small">{say(texts.nameInvitesYou, { name: owner.full_name })}</strong>}
      <p className="soft small">
        {sport.name} · {texts.teamOf[gender]} · {cityOf(shortAddress(location))}
      </p>
      <div className="row team-numbers">
        {status === 0 && <TeamChip team={team} />}
        <span className="team-faces">
          {!hasRoster &&
            players
              .slice(0, FACES)
              .map(user => (
                <Avatar key={user.id} id={user.id} name={user.full_name} image={user.preference.image} size={FACE} />
              ))}
          <span className="soft small numbers">
            {counted}
            {rating !== null && (
              <span className="team-card-stars">
                {counted !== undefined && ' · '}
                {say(texts.nStars, { stars: rating.toFixed(1) })}
              </span>
            )}
          </span>
        </span>
        {withViewer !== undefined && (
          <strong className="team-with numbers">
            {say(texts.rankWithYou, { rank: withViewer })}
            {rank !== null && <Change value={withViewer - rank} />}
          </strong>
        )}
      </div>
      {hasRoster && <Roster players={players.slice(0, ROSTER)} />}
    </LinkCard>
  )
}

/** Invited players answer; a team of the viewer's looks for another to play, and one of others can be challenged. */
function CardActs({ team }: { team: Team }) {
  const { id: viewerId } = useSelf()
  const { acts, busy } = useOwnPlace(team, viewerId)
  const { id, name, role, status, sport, owner, actions } = team
  if (role === 'invited') return <ActButtons acts={acts} busy={busy} about={name} small />
  if (role === 'none')
    return (
      status === 1 && (
        <button
          type="button"
          className="button small calm"
          aria-label={say(texts.challengeName, { name })}
          onClick={() => issuing.set({ playerId: owner.id, sportId: sport.id, team: { id, name } })}
        >
          {texts.challenge}
        </button>
      )
    )
  return (
    <>
      {status === 1 && (
        <Link className="button small main" to={FIND} aria-label={`${texts.challengeATeam}, ${name}`}>
          {texts.challengeATeam}
        </Link>
      )}
      {actions.add_players.kind === 'allowed' && (
        <Link className="button small" to={fill(paths.teamEdit, { id })} aria-label={`${texts.addPlayers}, ${name}`}>
          {texts.addPlayers}
        </Link>
      )}
    </>
  )
}

const Roster = ({ players }: { players: readonly TeamPlayer[] }) => (
  <ul className="team-roster">
    {players.map(({ id, full_name, preference, team_captain, rank, provisional }) => (
      <li key={id}>
        <Avatar id={id} name={full_name} image={preference.image} size={FACE} />
        <span className="team-roster-name">
          {full_name}
          {team_captain === 1 && <span className="soft small"> {texts.captain}</span>}
        </span>
        <Rank value={rank} provisional={provisional} />
      </li>
    ))}
  </ul>
)

/** The viewer's role in a team, or that it rests. */
export const TeamChip = ({ team: { role, status } }: { team: Team }) => {
  if (role === 'invited')
    return (
      <Chip tone="sand" icon={mdiEmailOutline}>
        {texts.invited}
      </Chip>
    )
  if (status === 0) return <Chip icon={mdiSleep}>{texts.resting}</Chip>
  return role === 'owner' ? <Chip icon={mdiStarCircleOutline}>{texts.owner}</Chip> : null
}
