import * as placeTexts from '../../../places/texts.ts'
import { challenges } from '@gauntlet/contract/challenges/endpoints'
import { issueForm } from '@gauntlet/contract/challenges/forms'
import { challengeReasons, challengeTexts } from '@gauntlet/contract/challenges/texts'
import type { User } from '@gauntlet/contract/profiles/answer'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { useEffect, useEffectEvent } from 'react'
import { CallError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useApi } from '../../../api/use-api.ts'
import { nameFirst, showErrors, useContractForm } from '../../../api/use-contract-form.ts'
import { useSelf } from '../../../api/use-self.ts'
import { ActBar } from '../../../ui/act-bar.tsx'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { isMissing } from '../../../ui/failure.ts'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useScoring } from '../../../scores/use-scoring.ts'
import { activeSports } from '../../../sports/active-sports.ts'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { AgeFirst } from './age-first.tsx'
import type { Issuing } from '../../../issuing.ts'
import '../challenges.css'
import { withEnd } from './end.ts'
import { issueDraft } from './issue-draft.ts'
import { inSport, MatchBand } from './match-band.tsx'
import { MatchFields } from './match-fields.tsx'
import { PlayedAlready } from '../record/played-already.tsx'
import { EMPTY, proposal, sameTerms } from './proposal.ts'
import { useOdds } from './use-odds.ts'
import type { TimeDraft } from '../times/drafts.ts'
import { useFurtherTimes } from '../times/use-further-times.ts'
import { sideSizeOf, useSidedness } from './use-sidedness.ts'
import { outcomeLine } from '../words.ts'
import * as formTexts from './texts.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

/** Challenge issue: challenges one player over whatever screen is in front. */
export default function IssueModal({ playerId, close, ...rest }: Issuing & { close: () => void }) {
  const { data, error, refetch } = useApi(profiles.view, { id: playerId })
  const opponent = data?.payload
  const { again, team } = rest
  const title = team ? say(formTexts.challengeTeam, { name: team.name }) : texts.challenge
  return (
    <Modal title={again && opponent ? say(formTexts.rematchWith, { name: opponent.first_name }) : title} close={close}>
      {opponent ? (
        <>
          <AgeFirst />
          <IssueForm opponent={opponent} close={close} {...rest} />
        </>
      ) : error && isMissing(error) ? (
        <EmptyState title={challengeReasons.unavailable} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonList rows={3} />
      )}
    </Modal>
  )
}

function IssueForm({
  opponent,
  sportId,
  team,
  again,
  close,
}: Omit<Issuing, 'playerId'> & { opponent: User; close: () => void }) {
  const self = useSelf()
  const theirs = new Set(activeSports(opponent).map(({ id }) => id))
  const shared = activeSports(self).filter(({ id }) => theirs.has(id))
  const agreed = useApi(challenges.upcoming, {}).data?.payload
  const draft = issueDraft.get()
  const kept = draft?.playerId === opponent.id ? draft : undefined
  // A sport that was asked for by name comes before the kept one.
  const asked = shared.find(({ id }) => id === sportId)
  const form = useContractForm(issueForm, {
    ...EMPTY,
    names_end: false,
    end: '',
    ...proposal(self, shared, { opponent, sportId, agreed }),
    ...(again && sameTerms(again)),
    ...kept?.values,
    ...(asked && { sport: asked.id }),
  })
  const values = form.watch()
  const sides = useSidedness(values.sport)
  const odds = useOdds(opponent.id, values.sport)
  const further = useFurtherTimes(kept?.furtherTimes)
  const against = values.sport === sportId ? team : undefined
  const scoring = useScoring(shared.find(({ id }) => id === values.sport)?.name ?? '', team !== undefined)
  // Until that is known the team goes along: the server refuses it, rather than that it is lost without a word.
  const isOfSides = sideSizeOf(scoring, sides.value) !== 1
  const { drafts, change } = further.fields
  const last = again && outcomeLine(again, self.id)
  const { saved } = useUnsaved(form, { more: kept !== undefined || drafts.length > 0, keeps: true })
  const keep = (furtherTimes: readonly TimeDraft[]) =>
    issueDraft.set({ playerId: opponent.id, values: form.getValues(), furtherTimes })
  const keepTyped = useEffectEvent(() => keep(drafts))
  useEffect(() => {
    const { unsubscribe } = form.watch(() => keepTyped())
    return unsubscribe
  }, [form])
  const { errors } = form.formState
  const { run, busy } = useAction(challenges.issue, {
    failure: ({ status }) => (status === 0 ? challengeTexts.problemIssuing : challengeTexts.problemSubmitting),
  })

  const send = form.handleSubmit(async ({ names_end, end, rules, ...terms }) => {
    const allRules = names_end ? withEnd(rules, end) : rules
    const outcome = await run({
      ...terms,
      ...sides.value,
      ...further.sent,
      ...(against && isOfSides && { against_team_id: against.id }),
      rules: allRules,
      challenge_end: '',
      ids: [opponent.id],
    })
    if (outcome instanceof CallError) showErrors(form, outcome)
    else {
      issueDraft.set(undefined)
      saved()
      close()
    }
  }, nameFirst)

  return (
    <form className="stack" noValidate onSubmit={event => void send(event)}>
      <MatchBand
        own={inSport(self, values.sport)}
        other={inSport(opponent, values.sport)}
        name={opponent.full_name}
        odds={odds}
      >
        {last !== undefined && <p className="small numbers">{say(formTexts.lastTime, { last })}</p>}
      </MatchBand>
      <MatchFields
        form={form}
        sports={shared}
        sportHint={shared.length === 0 ? say(formTexts.youAndNameHaveNo, { name: opponent.full_name }) : undefined}
        sides={sides}
        against={against?.name}
        opponent={opponent}
        stake={odds?.stake}
        ranked={values.ranked === true}
        further={{
          drafts,
          change: times => {
            change(times)
            keep(times)
          },
        }}
      >
        <CheckField label={formTexts.addAnEndTime} {...form.register('names_end')} />
        {values.names_end === true && (
          <DateTimeField
            label={placeTexts.endDateTime}
            hint={formTexts.itGoesIntoTheRules}
            error={errors.end?.message}
            {...form.register('end')}
          />
        )}
      </MatchFields>
      <PlayedAlready playerId={opponent.id} sportId={sportId} leave={close} />
      <ActBar busy={busy}>{formTexts.sendChallenge}</ActBar>
    </form>
  )
}
