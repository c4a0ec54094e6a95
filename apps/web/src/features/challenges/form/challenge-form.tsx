import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { createForm, matchForm } from '@gauntlet/contract/challenges/forms'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { User } from '@gauntlet/contract/profiles/answer'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useApi } from '../../../api/use-api.ts'
import { showErrors, useContractForm } from '../../../api/use-contract-form.ts'
import { useSelf } from '../../../api/use-self.ts'
import { VENUE_NAMES, VenueFields } from '../../../places/venue-fields.tsx'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { CheckField, TextAreaField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { activeSports } from '../../../sports/active-sports.ts'
import { SportSelect } from '../../../sports/sport-select.tsx'
import { FormatField } from '../../../scores/format-field.tsx'
import { SideFields } from './side-fields.tsx'
import { useSidedness } from './use-sidedness.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'
import { plural } from '../../../ui/plural.ts'

const EMPTY = {
  sport: '',
  format: '',
  date: '',
  location: '',
  locstate: '',
  zip: '',
  venue: '',
  ranked: false,
  rules: '',
  message: '',
} as const

const noSportHint = (opponent: User | undefined) =>
  opponent ? say(texts.youAndNameHaveNo, { name: opponent.full_name }) : texts.addASportToYour

/** Challenges one player, or everyone. The typed text stays until it is sent; `done` is called then. */
export function ChallengeForm({
  opponent,
  sport = '',
  done,
}: {
  /** Absent: an open challenge. */
  opponent?: User
  /** The sport chosen at first. */
  sport?: string
  done: () => void
}) {
  const self = useSelf()
  const price = useApi(profiles.info, {}).data?.payload.ranked_challenge
  const own = activeSports(self)
  const shared = opponent ? own.filter(({ id }) => activeSports(opponent).some(theirs => theirs.id === id)) : own
  const initial = { ...EMPTY, sport: shared.some(({ id }) => id === sport) ? sport : '' }
  const form = useContractForm(opponent ? createForm : matchForm, initial)
  const { errors } = form.formState
  const sides = useSidedness(form.watch('sport'))
  const { saved } = useUnsaved(form)
  const { run, busy } = useAction(challenges.issue, {
    success: challengeTexts.created,
    failure: challengeTexts.problemSubmitting,
  })

  const send = form.handleSubmit(
    async terms => {
      const outcome = await run({ ...terms, ...sides.value, challenge_end: '', ids: opponent ? [opponent.id] : [] })
      if (outcome instanceof CallError) return showErrors(form, outcome)
      saved()
      form.reset(EMPTY)
      done()
    },
    refused => {
      const first = Object.values(refused)[0]?.message
      if (first !== undefined) toast(first, { danger: true })
    },
  )

  return (
    <form className="stack" noValidate onSubmit={event => void send(event)}>
      <SportSelect
        sports={shared}
        error={errors.sport?.message}
        {...(shared.length === 0 && { hint: noSportHint(opponent) })}
        {...form.register('sport')}
      />
      <FormatField
        sports={shared}
        sportId={form.watch('sport')}
        date={form.watch('date')}
        field={form.register('format')}
      />
      <SideFields sports={shared} sportId={form.watch('sport')} {...sides} />
      <DateTimeField
        label={texts.startDateTime}
        hint={texts.onTheClockAtThe}
        error={errors.date?.message}
        {...form.register('date')}
      />
      <VenueFields form={form} names={VENUE_NAMES} />
      <div className="ranked-choice">
        <CheckField label={texts.ranked} {...form.register('ranked')} />
        <p className="soft small">
          {price ? plural(texts.rankedCosts, price, { credits: self.credits ?? 0 }) : texts.theResultMovesYourRank}
        </p>
      </div>
      <TextAreaField label={texts.rulesOptional} rows={2} error={errors.rules?.message} {...form.register('rules')} />
      <TextAreaField
        label={texts.messageOptional}
        rows={2}
        error={errors.message?.message}
        {...form.register('message')}
      />
      <button type="submit" className="button main wide" disabled={busy}>
        {opponent ? texts.sendChallenge : texts.openTheMatch}
      </button>
    </form>
  )
}
