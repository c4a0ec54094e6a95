import { type Team, teamForm, teams } from '@gauntlet/contract/teams/endpoints'
import { TEAM_GENDERS, TEAM_LOCATION_MAX, TEAM_NAME_MAX, teamTexts } from '@gauntlet/contract/teams/texts'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { nameFirst, showErrors, useContractForm } from '../../api/use-contract-form.ts'
import { Section } from '../../ui/card.tsx'
import { CheckField, TextField } from '../../ui/field.tsx'
import { useUnsaved } from '../../ui/unsaved.ts'
import { GenderField } from './gender-field.tsx'
import { SportField } from './sport-field.tsx'
import * as texts from './texts.ts'

/** The owner's form for the team; the typed text stays if it is refused. */
export function EditTeam({ team }: { team: Team }) {
  const { id, name, location, gender, sport_id, status } = team
  const form = useContractForm(teamForm, { name, location, gender, sport_id, status: status === 1 })
  const { errors, isDirty } = form.formState
  const { saved } = useUnsaved(form)
  const { run, busy } = useAction(teams.edit, { failure: teamTexts.problemEditing })
  const send = form.handleSubmit(async values => {
    const outcome = await run({ team_id: id, ...values })
    if (outcome instanceof CallError) return showErrors(form, outcome)
    saved()
    form.reset({ ...values, status: values.status === 1 })
  }, nameFirst)
  return (
    <Section title={texts.modify}>
      <form className="card stack" noValidate onSubmit={event => void send(event)}>
        <TextField
          label={texts.teamName}
          autoComplete="off"
          maxLength={TEAM_NAME_MAX}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={texts.location}
          autoComplete="off"
          maxLength={TEAM_LOCATION_MAX}
          error={errors.location?.message}
          {...form.register('location')}
        />
        <GenderField options={TEAM_GENDERS} error={errors.gender?.message} register={form.register('gender')} />
        <SportField error={errors.sport_id?.message} {...form.register('sport_id')} />
        <CheckField label={texts.othersCanFindTheTeam} {...form.register('status')} />
        <button type="submit" className="button main wide" disabled={busy || !isDirty}>
          {texts.save}
        </button>
      </form>
    </Section>
  )
}
