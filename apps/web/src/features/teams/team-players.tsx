import { type Team, type TeamPlayer, teams } from '@gauntlet/contract/teams/endpoints'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { mdiMinusThick, mdiStarCircleOutline } from '@mdi/js'
import { useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { useSelf } from '../../api/use-self.ts'
import { aboutPlayer } from '../../ui/about-line.tsx'
import { type Act, ActButtons } from '../../ui/act-buttons.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { Change } from '../../ui/stat.tsx'
import { Chip, StatusChip } from '../../ui/status-chip.tsx'
import { byRank, rankWithout, rosterWords } from './words.ts'
import { useSetActive } from './use-team.ts'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'
import { LinkedName } from '../../people/linked-name.tsx'
import { Rank } from '../../people/rank.tsx'
import '../../people/player-card.css'
import { StarFigure } from '../../people/star-rating.tsx'

/** The active players, those set aside and those who are asked; an owner who edits them switches and removes them. */
export function TeamPlayers({ team }: { team: Team }) {
  const [edits, setEdits] = useState(false)
  return (
    <Section
      title={texts.players}
      count={rosterWords(team)}
      action={
        team.actions.edit.kind === 'allowed' &&
        team.users.length > 0 && (
          <button type="button" className="button small" onClick={() => setEdits(!edits)}>
            {edits ? texts.done : texts.editLineUp}
          </button>
        )
      }
    >
      <Card>
        {team.users.length === 0 ? (
          <p className="soft">{texts.nobodyPlaysInThisTeam}</p>
        ) : (
          <ul>
            {byRank(team.users).map(player => (
              <PlayerRow key={player.id} team={team} player={player} edits={edits} />
            ))}
          </ul>
        )}
      </Card>
    </Section>
  )
}

function PlayerRow({ team, player, edits }: { team: Team; player: TeamPlayer; edits: boolean }) {
  const self = useSelf()
  const { id, full_name, preference } = player
  const own = id === self.id
  return (
    <li className="team-player">
      <Avatar id={id} name={full_name} image={preference.image} size={40} />
      <div className="team-player-body">
        <p className="team-player-name">
          <LinkedName player={player} own={own} />
          {own && <span className="soft small"> {texts.you}</span>}
        </p>
        <div className="row team-chips">
          <span className="soft small numbers">
            <StarFigure player={player} />
          </span>
          <PlayerChips player={player} />
        </div>
      </div>
      <p className="team-player-rank numbers">
        <span className="soft small">{texts.rank}</span> <Rank value={player.rank} provisional={player.provisional} />
      </p>
      {edits && <PlayerTools team={team} player={player} own={own} />}
    </li>
  )
}

const PlayerChips = ({ player: { status, active, team_captain } }: { player: TeamPlayer }) => (
  <>
    {team_captain === 1 && (
      <Chip tone="sky" icon={mdiStarCircleOutline}>
        {texts.captain}
      </Chip>
    )}
    {status === 'Pending' ? (
      <StatusChip status="Pending" />
    ) : (
      active === 0 && <Chip icon={mdiMinusThick}>{texts.sittingOut}</Chip>
    )}
  </>
)

/** The owner's buttons for a player. */
function PlayerTools({ team, player, own }: { team: Team; player: TeamPlayer; own: boolean }) {
  const { run, busy } = useAction(teams.removePlayer, { success: false, failure: teamTexts.problemEditing })
  const { id, full_name, first_name, status, actions } = player
  if (actions.remove.kind !== 'allowed') return null
  const after = rankWithout(team, id)
  const remove: Act = {
    text: status === 'Pending' ? texts.withdrawInvite : texts.remove,
    look: 'quiet',
    asks:
      status === 'Pending'
        ? {
            title: say(texts.withdrawNamesInvite, { name: full_name }),
            line: aboutPlayer(player, team.name),
            text: texts.youCanInviteAgain,
            confirm: texts.yesWithdraw,
          }
        : {
            title: say(texts.removeName, { name: full_name }),
            line: aboutPlayer(player, <RemovedFrom team={team} after={after} />),
            text: say(texts.nameIsToldAndCan, { name: first_name }),
            confirm: say(texts.removeOne, { name: first_name }),
          },
    run: () => run({ team_id: team.id, user_id: player.id }),
  }
  return (
    <div className="team-tools">
      {actions.set_active.kind === 'allowed' && <ActiveSwitch teamId={team.id} player={player} />}
      {/* To sit out for good is among the acts of the team. */}
      {!own && <ActButtons acts={[remove]} busy={busy} about={full_name} small />}
    </div>
  )
}

/** The team, and what it costs it, in figures. */
const RemovedFrom = ({ team: { name, rank }, after }: { team: Team; after: number | undefined }) => (
  <>
    {name}
    {rank !== null && after !== undefined && (
      <span className="team-cost numbers">
        <span className="soft small">{texts.teamRank}</span>
        <span>
          {rank} → <strong>{after}</strong>
        </span>
        <Change value={after - rank} />
      </span>
    )}
  </>
)

function ActiveSwitch({ teamId, player: { id, full_name, active } }: { teamId: string; player: TeamPlayer }) {
  const { run, busy } = useSetActive(teamId)
  const on = active === 1
  return (
    <label className="team-switch">
      <span className="soft small">{texts.active}</span>
      <input
        type="checkbox"
        role="switch"
        className="switch"
        aria-label={say(texts.activeName, { name: full_name })}
        checked={on}
        aria-checked={on}
        onChange={() => {
          if (!busy) void run({ team_id: teamId, user_id: id, active: on ? 0 : 1 })
        }}
      />
    </label>
  )
}
