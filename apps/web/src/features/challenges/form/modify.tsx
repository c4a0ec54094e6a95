import { Link } from '../../../ui/link.tsx'
import { goBack, useParams } from '../../../ui/router.ts'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import type { Challenge } from '@gauntlet/contract/challenges/answer'
import { MESSAGE_MAX, modifyForm, RULES_MAX } from '@gauntlet/contract/challenges/forms'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import { POLL_CHALLENGES_MS } from '@gauntlet/contract/live/endpoints'
import { states } from '@gauntlet/contract/places/states'
import { type FormEvent, Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useApi } from '../../../api/use-api.ts'
import { showErrors, useContractForm } from '../../../api/use-contract-form.ts'
import { useSelf } from '../../../api/use-self.ts'
import { VenueFields } from '../../../places/venue-fields.tsx'
import { fill, paths } from '../../../paths.ts'
import { type Registered, TextAreaField } from '../../../ui/field.tsx'
import { Page } from '../../../ui/page.tsx'
import { PreviewedForm } from '../../../ui/previewed-form.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.tsx'
import { activeSports } from '../../../sports/active-sports.ts'
import { FormatField } from '../../../scores/format-field.tsx'
import { SportSelect } from '../../../sports/sport-select.tsx'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { WhenField } from '../../../places/when-field.tsx'
import '../challenges.css'
import '../detail/detail.css'
import { isBroad } from './broad.ts'
import { EditHead, EditOdds } from './edit-head.tsx'
import { fittingPlaces } from './fitting-places.ts'
import { RankedMatchField } from './terms-fields.tsx'
import { Terms } from '../detail/terms.tsx'
import { wallTime } from '../../../ui/when.ts'
import { mine, others } from '../who.ts'
import { whyNotModify } from '../words.ts'
import * as formTexts from './texts.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

const EditPreview = lazy(() => import('./edit-preview.tsx'))
const TakenThen = lazy(() => import('../times/taken-then.tsx'))

const MESSAGE_ROWS = 4

/** Modify Challenge, direct or open: the terms and the message, the message alone, or nothing; it says why. */
export default function ModifyChallenge() {
  const { id = '' } = useParams()
  const loaded = useApi(challenges.view, { id }, { poll: POLL_CHALLENGES_MS })
  const challenge = loaded.data?.payload
  return (
    <Page
      title={texts.modifyChallenge}
      {...(challenge && { subtitle: challenge.sport.name })}
      back={fill(paths.challengeIssue, { id })}
    >
      {challenge ? (
        <Modify key={id} challenge={challenge} />
      ) : loaded.error ? (
        <ErrorState error={loaded.error} retry={() => void loaded.refetch()} />
      ) : (
        <SkeletonList rows={3} />
      )}
    </Page>
  )
}

/** The form chooses by code; a state may have been sent by name. */
const codeOf = (state: string) => Object.entries(states).find(([, name]) => name === state)?.[0] ?? state

const VENUE_NAMES = {
  city: 'location',
  state: 'challengeLocationState',
  zip: 'challengeLocationZip',
  venue: 'venue',
} as const

const valuesOf = (challenge: Challenge, viewerId: string) => ({
  sport: challenge.sport.id,
  format: challenge.format ?? '',
  date: wallTime(Date.parse(challenge.challenge_start), challenge.timezone),
  location: challenge.location,
  challengeLocationState: codeOf(challenge.state),
  challengeLocationZip: challenge.zip,
  venue: challenge.venue,
  ranked: challenge.ranked === 1,
  rules: challenge.rules,
  message: mine(challenge, viewerId)?.message ?? '',
})

/** The meaning of saving for the others; nothing where nobody is asked. */
function toldWords(challenge: Challenge, viewerId: string): string | undefined {
  const [other, ...more] = others(challenge, viewerId)
  if (!other) return challenge.open_challenge === 1 ? formTexts.nobodyIsTold : undefined
  return more.length > 0 ? formTexts.everyoneWhoIsAskedIs : say(formTexts.nameIsTold, { name: other.first_name })
}

/** The typed text stays while the challenge moves on: a player who may still write the message sends that alone. */
function Modify({ challenge }: { challenge: Challenge }) {
  const { id } = challenge
  const self = useSelf()
  const [before] = useState(() => valuesOf(challenge, self.id))
  const form = useContractForm(modifyForm, before)
  const { errors, isDirty } = form.formState
  const [broad] = useState(isBroad)
  const { saved } = useUnsaved(form)
  const { run, busy } = useAction(challenges.edit, { failure: challengeTexts.problemUpdating })
  const whole = challenge.actions.modify.kind === 'allowed'
  const why = whyNotModify(challenge.actions)

  const send = async (changes: Omit<Parameters<typeof run>[0], 'id'>) => {
    const outcome = await run({ id, ...changes })
    if (outcome instanceof CallError) return showErrors(form, outcome)
    saved()
    goBack(fill(paths.challengeIssue, { id }))
  }
  const sendAll = form.handleSubmit(send, refused => {
    const first = Object.values(refused)[0]?.message
    if (first !== undefined) toast(first, { danger: true })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (whole ? sendAll(event) : send({ message: form.getValues('message') ?? '' }))
  }

  const field = (name: keyof ReturnType<typeof valuesOf>): Registered => ({
    ...form.register(name),
    error: errors[name]?.message,
  })
  const active = activeSports(self)
  const sports = active.some(sport => sport.id === challenge.sport.id) ? active : [challenge.sport, ...active]

  const termsOf = ({
    sport,
    ...more
  }: Pick<typeof before, 'sport' | 'date' | 'venue' | 'location'> & { ranked?: unknown }) => ({
    ...more,
    sport: sports.find(one => one.id === sport)?.name,
  })
  const values = form.watch()
  // The chance holds for the sport in which it was agreed.
  const isSameSport = values.sport === challenge.sport.id
  const odds = isSameSport && <EditOdds challenge={challenge} viewerId={self.id} />
  const note = why !== undefined && <p className="note">{why}</p>
  const mayWrite = challenge.actions.message.kind === 'allowed'
  const message = mayWrite && (
    <TextAreaField
      label={texts.yourMessage}
      placeholder={formTexts.sayWhy}
      rows={whole ? 1 : MESSAGE_ROWS}
      maxLength={MESSAGE_MAX}
      {...field('message')}
    />
  )
  const head = <EditHead challenge={challenge} viewerId={self.id} isSameSport={isSameSport} terms={values} />
  const previewed = {
    send: submit,
    preview: broad && (
      <EditPreview
        title={whole ? formTexts.withYourChanges : formTexts.theMatch}
        challenge={challenge}
        viewerId={self.id}
        terms={termsOf(values)}
        before={termsOf(before)}
        by={self.first_name}
        odds={odds}
      />
    ),
  }

  return whole ? (
    <PreviewedForm
      {...previewed}
      act={{
        busy,
        idle: !isDirty,
        note: isDirty ? toldWords(challenge, self.id) : undefined,
        children: formTexts.saveChanges,
      }}
    >
      {note}
      {head}
      <WhenField
        value={values.date}
        zip={values.challengeLocationZip}
        choose={time => form.setValue('date', time, { shouldValidate: true, shouldDirty: true })}
        field={form.register('date')}
        error={errors.date?.message}
      >
        <Suspense>
          <TakenThen wall={values.date} challengeId={id} />
        </Suspense>
      </WhenField>
      <VenueFields form={form} names={VENUE_NAMES} picks="later" fitting={fittingPlaces(termsOf(values).sport)} />
      <RankedMatchField field={form.register('ranked')} chosen={values.ranked === true} paid={challenge.ranked === 1} />
      {message}
      <details className="more-terms" open={broad || errors.sport !== undefined || errors.rules !== undefined}>
        <summary>{formTexts.sportAndRules}</summary>
        <div className="stack edit-terms">
          <SportSelect sports={sports} {...field('sport')} />
          <FormatField sports={sports} sportId={values.sport} date={values.date} field={form.register('format')} />
          <TextAreaField
            label={texts.rules}
            placeholder={formTexts.rulesExample}
            rows={broad ? 1 : 2}
            maxLength={RULES_MAX}
            {...field('rules')}
          />
        </div>
      </details>
    </PreviewedForm>
  ) : mayWrite ? (
    <PreviewedForm {...previewed} act={{ busy, idle: !isDirty, children: formTexts.saveMessage }}>
      {head}
      {note}
      {message}
      <Terms challenge={challenge} />
    </PreviewedForm>
  ) : (
    <div className="stack">
      {head}
      {note}
      <Terms challenge={challenge} />
      <Link className="button main wide" to={fill(paths.challengeIssue, { id })} replace>
        {formTexts.viewTheChallenge}
      </Link>
    </div>
  )
}
