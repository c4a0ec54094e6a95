import { blocks, blockTexts } from '@gauntlet/contract/blocks/endpoints'
import type { UserCard } from '@gauntlet/contract/cards/answer'
import { mdiAccountCancelOutline } from '@mdi/js'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { fill, paths } from '../../paths.ts'
import { ActButtons } from '../../ui/act-buttons.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import { Setting } from '../../ui/setting.tsx'
import { ErrorState } from '../../ui/states.tsx'
import './profiles.css'
import * as texts from './texts.ts'

function Row({ player: { id, full_name, former, preference } }: { player: UserCard }) {
  const { run, busy } = useAction(blocks.set)
  const unblock = { text: texts.unblock, run: () => run({ user_id: id, active: 0 }) }
  return (
    <li className="blocked-row">
      <Avatar id={id} name={full_name} image={preference.image} size={36} />
      <span className="blocked-name">
        {former ? full_name : <Link to={fill(paths.userView, { id })}>{full_name}</Link>}
      </span>
      <ActButtons acts={[unblock]} busy={busy} about={full_name} small />
    </li>
  )
}

/** The players whom the viewer has blocked, each with a button to end the block. */
export function BlockedPlayers() {
  const { data, error, refetch } = useApi(blocks.list, {})
  const players = data?.payload
  return (
    <Setting
      title={texts.blockedPlayers}
      icon={mdiAccountCancelOutline}
      state={players && players.length > 0 ? players.length : undefined}
      line={players?.length === 0 ? blockTexts.noneBlocked : texts.youBlockFrom}
    >
      {!players && error && <ErrorState error={error} retry={() => void refetch()} />}
      {players && players.length > 0 && (
        <ul className="blocked-list">
          {players.map(player => (
            <Row key={player.id} player={player} />
          ))}
        </ul>
      )}
    </Setting>
  )
}
