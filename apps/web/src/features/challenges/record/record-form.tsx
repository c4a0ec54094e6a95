import { recordForm } from '@gauntlet/contract/challenges/record'
import { RECORD_DAYS } from '@gauntlet/contract/challenges/status'
import type { User } from '@gauntlet/contract/profiles/answer'
import { firstFormat } from '@gauntlet/contract/scores/choice'
import { DAY } from '@gauntlet/contract/time'
import { lazy, Suspense, useCallback, useState } from 'react'
import type * as z from 'zod/mini'
import type { CallError } from '../../../api/client.ts'
import { nameFirst, showErrors, useContractForm } from '../../../api/use-contract-form.ts'
import { useSelf } from '../../../api/use-self.ts'
import { fill, paths } from '../../../paths.ts'
import { VENUE_NAMES, VenueFields } from '../../../places/venue-fields.tsx'
import { FormatField } from '../../../scores/format-field.tsx'
import { useScoring } from '../../../scores/use-scoring.ts'
import { SportSelect } from '../../../sports/sport-select.tsx'
import { serverNow } from '../../../ui/clock.ts'
import { lastPlayed, toControl } from '../../../ui/date-time.ts'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { navigate } from '../../../ui/router.ts'
import { say } from '../../../ui/say.ts'
import { toast } from '../../../ui/toast.tsx'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { isBroad } from '../form/broad.ts'
import { proposal } from '../form/proposal.ts'
import { SendBar } from '../form/send-bar.tsx'
import { RankedMatchField } from '../form/terms-fields.tsx'
import * as texts from './texts.ts'
import { useSides } from './use-sides.ts'
import { WhoFields } from './who-fields.tsx'
import { here } from '../../../ui/here.ts'
import { wallDate } from '../../../ui/when.ts'

const RecordPreview = lazy(() => import('./record-preview.tsx'))
const RecordResult = lazy(() => import('./record-result.tsx'))

const EMPTY = { format: '', location: '', locstate: '', zip: '', ranked: false }
/** Of '2027-01-03' in a moment. */
const DATE_LENGTH = 10

/** The match that was played: who, when and where; its result is asked for next. */
export function RecordForm({
  sports,
  sport: asked,
  opponent,
}: {
  sports: User['sports']
  /** The sport chosen at first. */
  sport: string
  /** Named at first. */
  opponent: User | undefined
}) {
  const self = useSelf()
  const [now] = useState(serverNow)
  const form = useContractForm(recordForm, {
    ...EMPTY,
    ...proposal(self, sports, { sportId: asked }),
    date: lastPlayed(wallDate(now, here())),
    venue: '',
  })
  const { register, watch, formState } = form
  const { errors } = formState
  const values = watch()
  const sport = sports.find(({ id }) => id === values.sport)
  const scoring = useScoring(sport?.name ?? '', sport !== undefined)
  const sides = useSides(
    self,
    scoring,
    opponent && { key: opponent.id, name: opponent.full_name, image: opponent.preference.image },
  )
  const [broad] = useState(isBroad)
  const [missing, setMissing] = useState(false)
  const [terms, setTerms] = useState<z.output<typeof recordForm>>()
  const { saved } = useUnsaved(form, { more: sides.isChanged, dropMore: sides.clear })
  const back = useCallback(() => setTerms(undefined), [])
  const whoIsMissing = sides.size > 1 ? say(texts.nameEverybody, { n: sides.size }) : texts.nameAnOpponent

  const next = form.handleSubmit(
    told => {
      setMissing(!sides.isWhole)
      if (sides.isWhole) setTerms(told)
      else toast(whoIsMissing, { danger: true })
    },
    refused => {
      setMissing(!sides.isWhole)
      nameFirst(refused)
    },
  )
  const refuse = (error: CallError) => {
    back()
    showErrors(form, error)
  }
  const usual = scoring && firstFormat(scoring, values.date.slice(0, DATE_LENGTH))?.id
  const line = { ...values, sport: sport?.name }

  return (
    <>
      <form className="match-form" noValidate onSubmit={event => void next(event)}>
        <div className="stack">
          <SportSelect sports={sports} error={errors.sport?.message} {...register('sport')} />
          <WhoFields
            sides={sides}
            mayGuest={values.ranked !== true}
            error={missing && !sides.isWhole ? whoIsMissing : undefined}
          />
          <DateTimeField
            label={texts.whenItBegan}
            hint={say(texts.whenHint, { n: RECORD_DAYS })}
            min={toControl(wallDate(now - RECORD_DAYS * DAY, here()))}
            max={toControl(wallDate(now, here()))}
            error={errors.date?.message}
            {...register('date')}
          />
          <VenueFields form={form} names={VENUE_NAMES} />
          <FormatField sports={sports} sportId={values.sport} date={values.date} field={register('format')} />
          <RankedMatchField field={register('ranked')} played />
          <SendBar terms={line} busy={false}>
            {texts.nextTheResult}
          </SendBar>
        </div>
        <Suspense>{broad && <RecordPreview terms={line} sides={sides.parties} />}</Suspense>
      </form>
      <Suspense>
        {terms && sport && (
          <RecordResult
            terms={terms}
            sport={sport}
            format={terms.format || usual || null}
            sides={sides}
            refuse={refuse}
            close={back}
            done={({ id }) => {
              saved()
              navigate(fill(paths.challengeIssue, { id }), { replace: true })
            }}
          />
        )}
      </Suspense>
    </>
  )
}
