import { recordedMatches, recordForm } from '@gauntlet/contract/challenges/record'
import { RECORD_DAYS } from '@gauntlet/contract/challenges/status'
import type { User } from '@gauntlet/contract/profiles/answer'
import { places } from '@gauntlet/contract/places/endpoints'
import { firstFormat } from '@gauntlet/contract/scores/choice'
import { DAY } from '@gauntlet/contract/time'
import { Suspense, useRef, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import type * as z from 'zod/mini'
import { CallError } from '../../../api/client.ts'
import { useApi } from '../../../api/use-api.ts'
import { useAction } from '../../../api/use-action.ts'
import { nameFirst, showErrors, useContractForm } from '../../../api/use-contract-form.ts'
import { useSelf } from '../../../api/use-self.ts'
import { fill, paths } from '../../../paths.ts'
import * as placeTexts from '../../../places/texts.ts'
import { VENUE_NAMES, VenueFields } from '../../../places/venue-fields.tsx'
import { useScoring } from '../../../scores/use-scoring.ts'
import { FormatField } from '../../../scores/format-field.tsx'
import { SportSelect } from '../../../sports/sport-select.tsx'
import { serverNow } from '../../../ui/clock.ts'
import { playedTimes, toControl } from '../../../ui/date-time.ts'
import { PreviewedForm } from '../../../ui/previewed-form.tsx'
import { navigate } from '../../../ui/router.ts'
import { say } from '../../../ui/say.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { UsualTimes } from '../../../ui/usual-times.tsx'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { isBroad } from '../form/broad.ts'
import { proposal } from '../form/proposal.ts'
import { RankedMatchField } from '../form/terms-fields.tsx'
import * as challengeTexts from '../texts.ts'
import type { ResultToTell, ShownResult } from './record-result.tsx'
import * as texts from './texts.ts'
import { useSides } from './use-sides.ts'
import { WhoFields } from './who-fields.tsx'
import { here } from '../../../ui/here.ts'
import { wallDate, wallDay, wallWords } from '../../../ui/when.ts'

const RecordPreview = lazy(() => import('./record-preview.tsx'))
const RecordResult = lazy(() => import('./record-result.tsx'))

const EMPTY = { format: '', location: '', locstate: '', zip: '', ranked: false }
/** Where there is room for nobody more, all of the other side are guests: one of them has to go. */
const NEXT_TO_NAME = '.picker input, .who-played-fields:nth-last-child(1 of .who-played-fields) .pick-remove'
/** Of '2027-01-03' in a moment. */
const DATE_LENGTH = 10

/** A refusal of the result is said at the result, any other at the fields of the match. */
const isOfResult = ({ errors }: CallError) =>
  Object.keys(errors).every(field => /^(?:score|winner|draw|ending|retired|sides)/.test(field))

/** When it may have begun, in words. */
const playedChoices = (now: Date) => {
  const [today, yesterday] = [0, 1].map(ago => toControl(new Date(now.getTime() - ago * DAY)).slice(0, DATE_LENGTH))
  return playedTimes(now).map(time => {
    const date = time.slice(0, DATE_LENGTH)
    return { time, day: date === today ? texts.today : date === yesterday ? texts.yesterday : wallDay(time).day }
  })
}

/** The match that was played: against whom, how it ended, when and where. */
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
  const [times] = useState(() => playedChoices(wallDate(now, here())))
  const form = useContractForm(recordForm, {
    ...EMPTY,
    ...proposal(self, sports, { sportId: asked }),
    date: times[0]?.time ?? '',
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
  const result = useRef<ResultToTell>(null)
  const [shown, setShown] = useState<ShownResult>()
  const { saved } = useUnsaved(form, { more: sides.isChanged, dropMore: sides.clear })
  const { run, busy } = useAction(recordedMatches.record, { unsaid: isOfResult })

  const tell = async (terms: z.output<typeof recordForm>) => {
    const told = result.current?.told()
    if (told === undefined) return
    const { ids, guests } = sides
    const answer = await run({ ...terms, sides: ids, ...(guests && { guests }), ...told })
    if (!(answer instanceof CallError)) {
      saved()
      navigate(fill(paths.challengeIssue, { id: answer.payload.id }), { replace: true })
    } else if (isOfResult(answer)) result.current?.refuse(answer)
    else showErrors(form, answer)
  }
  const usual = scoring && firstFormat(scoring, values.date.slice(0, DATE_LENGTH))?.id
  const format = values.format || usual || null
  const terms = { ...values, sport: sport?.name }
  const chosen = times.find(({ time }) => time === values.date)
  const when = chosen ? `${chosen.day} ${wallDay(chosen.time).hour}` : values.date && wallWords(values.date)
  const venues = useApi(places.venues, {}).data?.payload
  const [last] = venues ?? []
  const isNowhere = venues?.length === 0
  const wrong = [errors.date, errors.location, errors.locstate, errors.zip, errors.venue].some(Boolean)

  return (
    <PreviewedForm
      send={event => {
        if (sides.isWhole) void form.handleSubmit(tell, nameFirst)(event)
        else {
          event.preventDefault()
          event.currentTarget.querySelector<HTMLElement>(NEXT_TO_NAME)?.focus()
        }
      }}
      preview={broad && <RecordPreview terms={terms} sportId={values.sport} sides={sides.parties} result={shown} />}
      act={{
        busy,
        idle: !sides.isWhole,
        children: sides.isWhole
          ? texts.sendResult
          : sides.size > 1
            ? say(texts.nameEverybody, { n: sides.size })
            : texts.nameAnOpponent,
      }}
    >
      <SportSelect sports={sports} error={errors.sport?.message} {...register('sport')} />
      <WhoFields sides={sides} mayGuest={values.ranked !== true} />
      <Suspense fallback={<SkeletonList rows={2} />}>
        {sport && (
          <RecordResult
            key={[sport.id, format, sides.size, Math.max(2, sides.parties.length)].join(' ')}
            sport={sport}
            format={format}
            parties={sides.parties}
            show={setShown}
            ref={result}
          />
        )}
      </Suspense>
      <details className="more-terms" open={isNowhere || wrong}>
        <summary>
          <span>
            {when}
            <span className="when-venue">{values.venue || last?.venue || placeTexts.venueAndCity}</span>
          </span>
          <span>{texts.change}</span>
        </summary>
        <div className="stack">
          <fieldset className="stack tight">
            <legend className="form-legend">{challengeTexts.when}</legend>
            <UsualTimes
              choices={times}
              value={values.date}
              choose={time => form.setValue('date', time, { shouldValidate: true, shouldDirty: true })}
              field={{
                label: texts.whenItBegan,
                hint: say(texts.whenHint, { n: RECORD_DAYS }),
                min: toControl(wallDate(now - RECORD_DAYS * DAY, here())),
                max: toControl(wallDate(now, here())),
                error: errors.date?.message,
                ...register('date'),
              }}
            />
          </fieldset>
          <VenueFields form={form} names={VENUE_NAMES} picks="last" />
          <FormatField sports={sports} sportId={values.sport} date={values.date} field={register('format')} />
        </div>
      </details>
      <RankedMatchField field={register('ranked')} chosen={values.ranked === true} played />
    </PreviewedForm>
  )
}
