import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { issueForm, MESSAGE_MAX, RULES_MAX } from '@gauntlet/contract/challenges/forms'
import { challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { User } from '@gauntlet/contract/profiles/answer'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { useEffect } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useApi } from '../../../api/use-api.ts'
import { showErrors, useContractForm } from '../../../api/use-contract-form.ts'
import { useSelf } from '../../../api/use-self.ts'
import { VENUE_NAMES, VenueFields } from '../../../places/venue-fields.tsx'
import { Avatar, Name } from '../../../ui/avatar.tsx'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { CheckField, type Registered, TextAreaField } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.tsx'
import { activeSports } from '../../../sports/active-sports.ts'
import { SportSelect } from '../../../sports/sport-select.tsx'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { AgeFirst } from './age-first.tsx'
import type { Issuing } from '../../../issuing.ts'
import '../challenges.css'
import { withEnd } from './end.ts'
import { issueDraft } from './issue-draft.ts'
import { proposalTo } from './proposal.ts'
import { FormatField } from '../../../scores/format-field.tsx'
import { SideFields } from './side-fields.tsx'
import { useSidedness } from './use-sidedness.ts'
import { RankedField } from './terms-fields.tsx'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

const MESSAGE_ROWS = 6
const NAME_PX = 22

/** Challenge issue: challenges one player over whatever screen is in front. */
export default function IssueModal({ playerId, close, ...rest }: Issuing & { close: () => void }) {
  const { data, error, refetch } = useApi(profiles.view, { id: playerId })
  const opponent = data?.payload
  return (
    <Modal title={texts.challenge} close={close}>
      {opponent ? (
        <>
          <AgeFirst />
          <IssueForm opponent={opponent} close={close} {...rest} />
        </>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonList rows={3} />
      )}
    </Modal>
  )
}

const EMPTY = {
  format: '',
  location: '',
  locstate: '',
  zip: '',
  venue: '',
  date: '',
  ranked: false,
  rules: '',
  message: '',
  names_end: false,
  end: '',
}

function IssueForm({
  opponent,
  sportId,
  team,
  close,
}: Omit<Issuing, 'playerId'> & { opponent: User; close: () => void }) {
  const self = useSelf()
  const theirs = new Set(activeSports(opponent).map(({ id }) => id))
  const shared = activeSports(self).filter(({ id }) => theirs.has(id))
  const draft = issueDraft.get()
  const kept = draft?.playerId === opponent.id ? draft.values : undefined
  const proposal = proposalTo(opponent, self, shared, sportId)
  // A sport that was asked for by name comes before the kept one.
  const asked = shared.find(({ id }) => id === sportId)
  const form = useContractForm(issueForm, { ...EMPTY, ...proposal, ...kept, ...(asked && { sport: asked.id }) })
  const sides = useSidedness(form.watch('sport'))
  const against = form.watch('sport') === sportId ? team : undefined
  const { saved } = useUnsaved(form, { more: kept !== undefined, keeps: true })
  useEffect(() => {
    const { unsubscribe } = form.watch(() => issueDraft.set({ playerId: opponent.id, values: form.getValues() }))
    return unsubscribe
  }, [form, opponent.id])
  const { errors } = form.formState
  const { run, busy } = useAction(challenges.issue, {
    failure: ({ status }) => (status === 0 ? challengeTexts.problemIssuing : challengeTexts.problemSubmitting),
  })

  const send = form.handleSubmit(
    async ({ names_end, end, rules, ...terms }) => {
      const agreed = names_end ? withEnd(rules, end) : rules
      const outcome = await run({
        ...terms,
        ...sides.value,
        ...(against && { against_team_id: against.id }),
        rules: agreed,
        challenge_end: '',
        ids: [opponent.id],
      })
      if (outcome instanceof CallError) showErrors(form, outcome)
      else {
        issueDraft.set(undefined)
        saved()
        close()
      }
    },
    refused => {
      const first = Object.values(refused)[0]?.message
      if (first !== undefined) toast(first, { danger: true })
    },
  )
  const field = (name: keyof typeof EMPTY | 'sport'): Registered => ({
    ...form.register(name),
    error: errors[name]?.message,
  })

  return (
    <form className="stack" noValidate onSubmit={event => void send(event)}>
      <div className="opponent">
        <Avatar id={opponent.id} name={opponent.full_name} image={opponent.preference.image} size={48} />
        <div>
          <p className="soft small">{texts.opponent}</p>
          <p className="opponent-name">
            <Name largest={NAME_PX}>{opponent.full_name}</Name>
          </p>
        </div>
      </div>
      <SportSelect
        sports={shared}
        {...field('sport')}
        {...(shared.length === 0 && { hint: say(texts.youAndNameHaveNo, { name: opponent.full_name }) })}
      />
      <FormatField
        sports={shared}
        sportId={form.watch('sport')}
        date={form.watch('date')}
        field={form.register('format')}
      />
      <SideFields sports={shared} sportId={form.watch('sport')} against={against?.name} {...sides} />
      <VenueFields form={form} names={VENUE_NAMES} />
      <DateTimeField label={texts.startDateTime} hint={texts.onTheClockAtThe} {...field('date')} />
      <CheckField label={texts.nameAnEnd} {...form.register('names_end')} />
      {form.watch('names_end') && (
        <DateTimeField label={texts.endDateTime} hint={texts.itGoesIntoTheRules} {...field('end')} />
      )}
      <RankedField field={form.register('ranked')} />
      <TextAreaField label={texts.rulesOptional} rows={2} maxLength={RULES_MAX} {...field('rules')} />
      <TextAreaField label={texts.messageOptional} rows={MESSAGE_ROWS} maxLength={MESSAGE_MAX} {...field('message')} />
      <button type="submit" className="button main wide" disabled={busy}>
        {texts.sendChallenge}
      </button>
    </form>
  )
}
