import { MESSAGE_MAX, RULES_MAX } from '@gauntlet/contract/challenges/forms'
import type { User } from '@gauntlet/contract/profiles/answer'
import type { MatchOdds } from '@gauntlet/contract/ranks/endpoints'
import { type ReactNode, Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { VENUE_NAMES, VenueFields } from '../../../places/venue-fields.tsx'
import { FormatField } from '../../../scores/format-field.tsx'
import { SportSelect } from '../../../sports/sport-select.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import { WhenField } from '../../../places/when-field.tsx'
import FurtherTimes from '../times/further-times.tsx'
import type { useFurtherTimes } from '../times/use-further-times.ts'
import { fittingPlaces } from './fitting-places.ts'
import { SideFields } from './side-fields.tsx'
import { RankedMatchField } from './terms-fields.tsx'
import type { useSidedness } from './use-sidedness.ts'
import * as formTexts from './texts.ts'

const BothFree = lazy(() => import('../times/both-free-near.tsx'))
const TakenThen = lazy(() => import('../times/taken-then.tsx'))

type Place = 'location' | 'locstate' | 'zip' | 'venue'
type Name = Place | 'sport' | 'format' | 'date' | 'ranked' | 'rules' | 'message'
type Errors = Partial<Record<Name, { message?: string | undefined }>>

/** The parts of a react-hook-form form with these fields that are needed here. */
interface MatchForm {
  register: (name: Name) => UseFormRegisterReturn
  watch: (name: Place | 'sport' | 'date') => string | undefined
  setValue: (name: Place | 'date', value: string, options: { shouldValidate: boolean; shouldDirty: boolean }) => void
  formState: { errors: Errors }
}

/** The terms of a new match: when, where and what it moves come first; the rest waits until somebody wants it. */
export function MatchFields({
  form,
  sports,
  sportHint,
  sides,
  who,
  against,
  opponent,
  stake,
  ranked = false,
  further,
  children,
}: {
  form: MatchForm
  sports: readonly { id: string; name: string }[]
  /** Why there is no sport to choose. */
  sportHint?: string | undefined
  sides: ReturnType<typeof useSidedness>
  /** Players who may take part, where not one is challenged. */
  who?: ReactNode
  /** The name of the team that is challenged. */
  against?: string | undefined
  /** The player who is challenged, if it is one. */
  opponent?: Pick<User, 'id' | 'first_name'> | undefined
  /** Of the match as it stands, if it is against one player. */
  stake?: MatchOdds['stake'] | undefined
  /** It is to move their ranks. */
  ranked?: boolean
  /** More times, where somebody is to choose among them. */
  further?: ReturnType<typeof useFurtherTimes>['fields'] | undefined
  /** More fields among those that are seldom needed. */
  children?: ReactNode
}) {
  const { register, watch, setValue, formState } = form
  const { errors } = formState
  const field = (name: Name) => ({ ...register(name), error: errors[name]?.message })
  const [sportId, date] = [watch('sport'), watch('date')]
  const [first] = useState(date)
  const choose = (time: string) =>
    setValue('date', time, { shouldValidate: errors.date !== undefined, shouldDirty: true })
  return (
    <>
      <SportSelect sports={sports} {...field('sport')} hint={sportHint} />
      {who}
      <SideFields sports={sports} sportId={sportId} against={against} captain={opponent?.first_name} {...sides} />
      <WhenField value={date} zip={watch('zip')} choose={choose} field={register('date')} error={errors.date?.message}>
        <Suspense>
          <TakenThen
            wall={date}
            first={first}
            propose={time => setValue('date', time, { shouldValidate: false, shouldDirty: false })}
          />
          {opponent && <BothFree playerId={opponent.id} zip={watch('zip')} chosen={[date ?? '']} choose={choose} />}
        </Suspense>
      </WhenField>
      <VenueFields
        form={form}
        names={VENUE_NAMES}
        picks="later"
        fitting={fittingPlaces(sports.find(({ id }) => id === sportId)?.name)}
      />
      <RankedMatchField field={register('ranked')} chosen={ranked} stake={stake} />
      {further && <FurtherTimes {...further} />}
      <TextAreaField
        label={formTexts.messageOptional}
        placeholder={formTexts.messageExample}
        rows={1}
        maxLength={MESSAGE_MAX}
        {...field('message')}
      />
      <details className="more-terms" open={errors.rules !== undefined}>
        <summary>{formTexts.moreTerms}</summary>
        <div className="stack">
          <FormatField sports={sports} sportId={sportId} date={date} field={register('format')} />
          <TextAreaField label={formTexts.rulesOptional} rows={2} maxLength={RULES_MAX} {...field('rules')} />
          {children}
        </div>
      </details>
    </>
  )
}
