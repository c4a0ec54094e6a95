import { usePeopleByName } from '../../api/use-people-by-name.ts'
import { PeoplePicker } from '../../ui/people-picker.tsx'
import type { Pick } from '../../ui/picks.ts'
import { toast } from '../../ui/toast.tsx'

export const OVER_SLOTS = 'You invite more players than there are slots.'

/** Players to invite, found by name or e-mail, or a whole e-mail as it is; at most as many as there are slots. */
export function InviteField({
  chosen,
  typed,
  slots,
  error,
  onType,
  onChange,
}: {
  chosen: readonly Pick[]
  typed: string
  slots: number
  error: string | undefined
  onType: (typed: string) => void
  onChange: (chosen: readonly Pick[]) => void
}) {
  const search = usePeopleByName(
    typed,
    chosen.map(({ key }) => key),
  )
  const full = chosen.length >= slots
  return (
    <PeoplePicker
      label="Invite players (optional)"
      hint={full ? `Every one of the ${slots} slots has somebody invited.` : `${chosen.length} of ${slots} slots`}
      error={error}
      chosen={chosen}
      typed={typed}
      search={search}
      onType={onType}
      onChange={next => {
        if (full && next.length > chosen.length) toast(OVER_SLOTS, { danger: true })
        else onChange(next)
      }}
    />
  )
}
