import type { Team, TeamPlayer } from '@gauntlet/contract/teams/endpoints'
import { mdiEmailOutline, mdiSleep, mdiStarCircleOutline } from '@mdi/js'
import { useSelf } from '../../api/use-self.ts'
import { fill, paths } from '../../paths.ts'
import { ActButtons } from '../../ui/act-buttons.tsx'
import { Avatar, Name } from '../../ui/avatar.tsx'
import { LinkCard } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Rank } from '../../people/rank.tsx'
import { SportMark } from '../../sports/sport-mark.tsx'
import { Stars } from '../../people/star-rating.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { useOwnPlace } from './use-team.ts'
import { playersWords, shortAddress } from './words.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

/** px */
const NAME_LARGEST = 20
const TITLE_PX = 16
const FACE = 32
const FACES = 5
const ROSTER = 6

/** A team in a list; invited players answer here. Of the viewer's own it tells who plays, where there is room. */
export function TeamCard({ team }: { team: Team }) {
  const { id } = useSelf()
  const hasRoster = useStore(wide) && team.role !== 'none'
  const { acts, busy } = useOwnPlace(team, id)
  const { name, role, sport, gender, location, rank, provisional, rating, users, user_count, owner } = team
  const players = users.filter(({ status }) => status === 'Accepted')
  return (
    <LinkCard
      to={fill(paths.teamEdit, { id: team.id })}
      lead={<SportMark name={sport.name} />}
      title={
        <Name largest={NAME_LARGEST} smallest={TITLE_PX}>
          {name}
        </Name>
      }
      actions={
        role === 'invited' ? (
          <ActButtons acts={acts} busy={busy} about={name} small />
        ) : (
          team.actions.add_players.kind === 'allowed' && (
            <Link
              className="button small"
              to={fill(paths.teamEdit, { id: team.id })}
              aria-label={`${texts.addPlayers}, ${name}`}
            >
              {texts.addPlayers}
            </Link>
          )
        )
      }
    >
      <p className="soft small">
        {sport.name} · {gender} · {shortAddress(location)}
      </p>
      {role === 'invited' && <p className="small">{say(texts.nameInvitesYou, { name: owner.full_name })}</p>}
      <div className="row team-numbers">
        {role !== 'invited' && <TeamChip team={team} />}
        {rank !== null && (
          <span>
            <span className="soft small">{texts.rank} </span>
            <Rank value={rank} provisional={provisional} />
          </span>
        )}
        {rating !== null && (
          <span className="team-stars">
            <Stars value={rating} />
          </span>
        )}
        <span className="team-faces">
          {!hasRoster &&
            players
              .slice(0, FACES)
              .map(user => (
                <Avatar key={user.id} id={user.id} name={user.full_name} image={user.preference.image} size={FACE} />
              ))}
          <span className="soft small numbers">{playersWords(user_count)}</span>
        </span>
      </div>
      {hasRoster && <Roster players={players.slice(0, ROSTER)} />}
    </LinkCard>
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
