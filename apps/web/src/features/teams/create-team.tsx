import { navigate } from '../../ui/router.ts'
import { createTeamInput, teams } from '@gauntlet/contract/teams/endpoints'
import { TEAM_GENDERS, TEAM_LOCATION_MAX, TEAM_NAME_MAX, teamTexts } from '@gauntlet/contract/teams/texts'
import { Suspense, useState } from 'react'
import { lazy } from '../../ui/part.tsx'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { CallError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useApi } from '../../api/use-api.ts'
import { nameFirst, showErrors, useContractForm } from '../../api/use-contract-form.ts'
import { usePeopleByName } from '../../people/use-people-by-name.ts'
import { useSelf } from '../../api/use-self.ts'
import { fill, paths } from '../../paths.ts'
import * as placeTexts from '../../places/texts.ts'
import { useScoring } from '../../scores/use-scoring.ts'
import { TextField } from '../../ui/field.tsx'
import { PeoplePicker } from '../../people/people-picker.tsx'
import { NOT_CHOSEN, type Pick, picksWith } from '../../people/picks.ts'
import '../../ui/things.css'
import { PreviewedForm } from '../../ui/previewed-form.tsx'
import { toast } from '../../ui/toast.tsx'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import { useUnsaved } from '../../ui/unsaved.ts'
import { GenderField } from './gender-field.tsx'
import { SportField } from './sport-field.tsx'
import { sportOfTeam } from './sport-of-team.ts'
import { proposedName, useProposedName } from './use-proposed-name.ts'
import { TeamBand } from './team-band.tsx'
import { TeamPage } from './team-page.tsx'
import * as texts from './texts.ts'

const KnownFaces = lazy(() => import('../../people/known-faces.tsx'))
const Preview = lazy(() => import('./preview.tsx'))

/** Anybody may play, until the captain says otherwise. */
const EMPTY = { name: '', sports: '', gender: TEAM_GENDERS[2], address: '' }

/** The form of a new team, at first in a sport that the viewer plays; the typed text stays until it is made. */
export default function CreateTeam() {
  const self = useSelf()
  const home = self.preference.primary_address
  const [first] = useState(() => sportOfTeam(self.sports))
  const form = useContractForm(createTeamInput, {
    ...EMPTY,
    name: proposedName(self, first?.name),
    sports: first?.id ?? '',
    ...(home && { address: `${home.city}, ${home.state}` }),
  })
  const { errors } = form.formState
  const values = form.watch()
  const hasRoom = useStore(wide)
  const all = useApi(sports.all, {}).data?.payload ?? self.sports
  const sport = all.find(({ id }) => id === values.sports)?.name
  useProposedName(self, sport, values.name, name => form.setValue('name', name))
  const [size = 1] = useScoring(sport ?? '', sport !== undefined)?.sides.players ?? []
  const [isElsewhere, setIsElsewhere] = useState(home === null)
  const { run, busy } = useAction(teams.add, { success: false, failure: teamTexts.problemCreating })
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Pick[]>([])
  const { saved } = useUnsaved(form, { more: chosen.length > 0 || typed !== '' })
  const keys = chosen.map(({ key }) => key)
  const search = usePeopleByName(typed, keys)

  const send = form.handleSubmit(async terms => {
    const picks = picksWith(chosen, typed)
    if (!picks) {
      form.setError('selected', { message: NOT_CHOSEN })
      return toast(NOT_CHOSEN, { danger: true })
    }
    const outcome = await run({ ...terms, selected: picks.map(({ key }) => key) })
    if (outcome instanceof CallError) return showErrors(form, outcome)
    saved()
    form.reset(EMPTY)
    setChosen([])
    setTyped('')
    navigate(fill(paths.teamEdit, { id: outcome.payload.id }))
  }, nameFirst)
  return (
    <TeamPage shown="create">
      <PreviewedForm
        send={event => void send(event)}
        preview={hasRoom && <Preview values={values} sport={sport} asked={chosen} />}
        act={{ busy, children: texts.createTeam }}
      >
        {!hasRoom && <TeamBand name={values.name || texts.teamName} size={size} asked={chosen} />}
        <TextField
          label={texts.teamName}
          autoComplete="off"
          maxLength={TEAM_NAME_MAX}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <SportField error={errors.sports?.message} {...form.register('sports')} />
        <div className="stack tight team-asked">
          <PeoplePicker
            label={texts.players}
            hint={texts.eachIsAskedFirst}
            error={errors.selected?.message}
            chosen={chosen}
            typed={typed}
            search={search}
            onType={text => {
              setTyped(text)
              form.clearErrors('selected')
            }}
            onChange={setChosen}
          />
          {typed === '' && (
            <Suspense>
              <KnownFaces named={keys} add={pick => setChosen([...chosen, pick])} />
            </Suspense>
          )}
        </div>
        <GenderField options={TEAM_GENDERS} error={errors.gender?.message} register={form.register('gender')} />
        {isElsewhere || errors.address ? (
          <TextField
            label={texts.location}
            autoComplete="off"
            maxLength={TEAM_LOCATION_MAX}
            placeholder={texts.whereTheTeamPlaysA}
            error={errors.address?.message}
            {...form.register('address')}
          />
        ) : (
          <div className="field">
            <span className="label">{texts.location}</span>
            <p className="team-place">
              {values.address}
              <button type="button" className="button quiet" onClick={() => setIsElsewhere(true)}>
                {placeTexts.anotherPlace}
              </button>
            </p>
          </div>
        )}
      </PreviewedForm>
    </TeamPage>
  )
}
