import { blocks } from '@gauntlet/contract/blocks/endpoints'
import type { User } from '@gauntlet/contract/profiles/answer'
import { mdiAccountCancelOutline } from '@mdi/js'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { ActButtons } from '../../ui/act-buttons.tsx'
import { Chip } from '../../ui/status-chip.tsx'

/** Whether the viewer has blocked a player; undefined until it is known. */
export function useBlocked(id: string): boolean | undefined {
  const { data } = useApi(blocks.list, {})
  return data?.payload.some(player => player.id === id)
}

/** Blocks the player of a profile, or ends the block. */
export function BlockPlayer({ user, blocked }: { user: User; blocked: boolean }) {
  const { id, first_name, full_name } = user
  const { run, busy } = useAction(blocks.set)
  const act = blocked
    ? { text: 'Unblock', run: () => run({ user_id: id, active: 0 }) }
    : {
        text: 'Block',
        look: 'danger' as const,
        asks: {
          title: `Block ${first_name}?`,
          text: `${first_name} can no longer find, challenge, invite or befriend you, and is not told. If you are friends, that ends, and so does what still waits for an answer between you. You are then shown what is ahead and has you both in it.`,
          confirm: 'Yes, block',
        },
        run: () => run({ user_id: id, active: 1 }),
      }
  return (
    <div className="row profile-block">
      {blocked && <Chip icon={mdiAccountCancelOutline}>You have blocked this player</Chip>}
      <ActButtons acts={[act]} busy={busy} about={full_name} small />
    </div>
  )
}
