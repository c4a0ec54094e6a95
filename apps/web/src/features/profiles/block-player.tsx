import { blocks } from '@gauntlet/contract/blocks/endpoints'
import type { User } from '@gauntlet/contract/profiles/answer'
import { mdiAccountCancelOutline } from '@mdi/js'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { aboutPlayer } from '../../ui/about-line.tsx'
import { ActButtons } from '../../ui/act-buttons.tsx'
import { Chip } from '../../ui/status-chip.tsx'
import * as texts from './texts.ts'
import { say } from '../../ui/say.ts'

/** Whether the viewer has blocked a player; undefined until it is known. */
export function useBlocked(id: string): boolean | undefined {
  const { data } = useApi(blocks.list, {})
  return data?.payload.some(player => player.id === id)
}

/** Blocks the player of a profile, or ends the block. */
export function BlockPlayer({ user, blocked }: { user: User; blocked: boolean }) {
  const { id, first_name, full_name, preference } = user
  const { run, busy } = useAction(blocks.set)
  const act = blocked
    ? { text: texts.unblock, run: () => run({ user_id: id, active: 0 }) }
    : {
        text: texts.block,
        icon: mdiAccountCancelOutline,
        look: 'danger' as const,
        asks: {
          title: say(texts.blockFirstName, { firstName: first_name }),
          line: aboutPlayer(user, preference.location ?? undefined),
          lead: say(texts.firstNameIsNotTold, { firstName: first_name }),
          text: say(texts.firstNameCanNoLongerFind, { firstName: first_name }),
          confirm: texts.yesBlock,
        },
        run: () => run({ user_id: id, active: 1 }),
      }
  return (
    <div className="row profile-block">
      {blocked && <Chip icon={mdiAccountCancelOutline}>{texts.youHaveBlockedThisPlayer}</Chip>}
      <ActButtons acts={[act]} busy={busy} about={full_name} small inMenu={!blocked} />
    </div>
  )
}
