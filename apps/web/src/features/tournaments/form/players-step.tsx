import type { ComponentProps } from 'react'
import { InviteField } from '../invite/invite-field.tsx'
import { PlayersFields } from './players-fields.tsx'
import type { TournamentFormParts } from './use-tournament-form.ts'

/** The players: a list of names is enough. */
export default function PlayersStep({
  parts,
  invite,
}: {
  parts: TournamentFormParts
  invite: ComponentProps<typeof InviteField>
}) {
  return (
    <>
      <InviteField {...invite} grow={parts.number('slots').set} />
      <PlayersFields parts={parts} />
    </>
  )
}
