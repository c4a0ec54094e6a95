import { SLOTS_MAX } from '@gauntlet/contract/tournaments/status'
import { mdiClipboardTextOutline } from '@mdi/js'
import { Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { usePeopleByName } from '../../../people/use-people-by-name.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PeoplePicker } from '../../../people/people-picker.tsx'
import type { Pick } from '../../../people/picks.ts'
import { toast } from '../../../ui/toast.tsx'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

const PasteList = lazy(() => import('./paste-list.tsx'))

const OVER_SLOTS = texts.youInviteMorePlayersThan

/**
 * Players to invite: found by name or e-mail, a whole e-mail as it is, or a pasted list; at most as many as there are
 * slots.
 */
export function InviteField({
  chosen,
  typed,
  slots,
  error,
  grow,
  onType,
  onChange,
}: {
  chosen: readonly Pick[]
  typed: string
  slots: number
  error: string | undefined
  /** Makes room for more players than there are slots; without it they are refused. */
  grow?: (slots: number) => void
  onType: (typed: string) => void
  onChange: (chosen: readonly Pick[]) => void
}) {
  const search = usePeopleByName(
    typed,
    chosen.map(({ key }) => key),
  )
  const most = grow ? SLOTS_MAX : slots
  const full = chosen.length >= most
  const [pasting, setPasting] = useState(false)
  const change = (next: readonly Pick[]) => {
    if (next.length > slots) grow?.(next.length)
    onChange(next)
  }
  /** As many of a list as there is room for. */
  const take = (picks: readonly Pick[]) => {
    const added = picks.filter(({ key }) => !chosen.some(one => one.key === key))
    const room = Math.max(0, most - chosen.length)
    change([...chosen, ...added.slice(0, room)])
    return Promise.resolve(added.slice(room).map(({ name }) => ({ name, why: OVER_SLOTS })))
  }
  return (
    <div className="stack tight invite-field">
      <PeoplePicker
        label={texts.invitePlayersOptional}
        hint={
          full
            ? say(texts.allPlacesHaveAnInvite, { slots })
            : say(texts.chosenOfSlotsPlaces, { chosen: chosen.length, slots })
        }
        error={error}
        chosen={chosen}
        typed={typed}
        search={search}
        onType={onType}
        onChange={next => {
          if (full && next.length > chosen.length) toast(OVER_SLOTS, { danger: true })
          else change(next)
        }}
      />
      <div className="row">
        <button type="button" className="button small" onClick={() => setPasting(true)}>
          <Icon path={mdiClipboardTextOutline} />
          {texts.pasteAList}
        </button>
      </div>
      <Suspense>{pasting && <PasteList close={() => setPasting(false)} take={take} />}</Suspense>
    </div>
  )
}
