import { SLOTS_MAX, SLOTS_MIN } from '@gauntlet/contract/tournaments/status'
import { MESSAGE_MAX, RULES_MAX } from '@gauntlet/contract/venues/endpoints'
import type { ComponentProps } from 'react'
import { TextAreaField } from '../../../ui/field.tsx'
import { InviteField } from '../invite/invite-field.tsx'
import { JoinFields } from './join-fields.tsx'
import { NumberField } from './number-field.tsx'
import { RankedTournamentField } from './ranked-field.tsx'
import type { TournamentFormParts } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

const ROWS = 3

/** The players: a list of names is enough; the rest is proposed, and folded away. */
export default function PlayersStep({
  parts: { form, field, number },
  parts,
  invite,
}: {
  parts: TournamentFormParts
  invite: ComponentProps<typeof InviteField>
}) {
  const { errors } = form.formState
  const slots = number('slots')
  return (
    <>
      <InviteField {...invite} grow={slots.set} />
      <NumberField label={texts.places} field={field('slots')} number={slots} min={SLOTS_MIN} max={SLOTS_MAX} />
      <RankedTournamentField field={field('ranked')} paid={false} />
      <details className="more-terms" open={errors.rules !== undefined}>
        <summary>{texts.rulesAndWhoMayJoin}</summary>
        <div className="stack">
          <TextAreaField label={texts.rules} rows={ROWS} maxLength={RULES_MAX} {...field('rules')} />
          <JoinFields parts={parts} />
          <TextAreaField label={texts.messageOptional} rows={ROWS} maxLength={MESSAGE_MAX} {...field('message')} />
        </div>
      </details>
    </>
  )
}
