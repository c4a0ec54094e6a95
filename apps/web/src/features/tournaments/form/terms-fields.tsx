import { formatTexts } from '@gauntlet/contract/brackets/texts'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { RATE_MAX, TITLE_MAX } from '@gauntlet/contract/tournaments/forms'
import { RATE_STEP, SLOTS_MAX, tournamentFormats, visibilities } from '@gauntlet/contract/tournaments/status'
import { MESSAGE_MAX, RULES_MAX } from '@gauntlet/contract/venues/endpoints'
import type { ReactNode } from 'react'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { VENUE_NAMES, VenueFields } from '../../../places/venue-fields.tsx'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { CheckField, SelectField, TextAreaField, TextField } from '../../../ui/field.tsx'
import './form.css'
import { NumberField } from './number-field.tsx'
import { SportField } from './sport-field.tsx'
import type { TournamentFormParts } from './use-tournament-form.ts'
import { windowWords } from '../words.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'
import { plural } from '../../../ui/plural.ts'

const RULES_ROWS = 2
const MESSAGE_ROWS = 6

/** Every field of a tournament, in the order of the create screen or of the modal. */
export function TermsFields({
  parts,
  leastSlots,
  endRequired = false,
  asksPlaceFirst = false,
  paid = false,
  sides,
}: {
  parts: TournamentFormParts
  /** The smallest value that the form takes; 0 becomes 1. */
  leastSlots: number
  endRequired?: boolean
  /** The modal's order: place and rules before the times. */
  asksPlaceFirst?: boolean
  /** Ranked already. */
  paid?: boolean
  /** The fields for the sides that enter, of a new tournament. */
  sides?: ReactNode
}) {
  const { form, field, number, start } = parts
  const centre = number('minRate')
  const spread = number('minSpread')
  // A form gives the focus to the field that was registered first.
  const first = (
    <>
      <SportField field={field('sport')} />
      <TextField label={texts.title} autoComplete="off" maxLength={TITLE_MAX} {...field('title')} />
    </>
  )
  const times = (
    <div className="form-pair">
      <DateTimeField label={texts.startDateTime} hint={texts.localTimeAtTheVenue} {...field('tournament_start')} />
      <DateTimeField
        label={endRequired ? texts.endDateTime : texts.endDateTimeOptional}
        hint={endRequired ? texts.notBeforeTheStart : texts.endsAtMidnight}
        {...(start !== '' && { min: start })}
        {...field('tournament_end')}
      />
    </div>
  )
  const place = <VenueFields form={form} names={VENUE_NAMES} />
  const rules = <TextAreaField label={texts.rules} rows={RULES_ROWS} maxLength={RULES_MAX} {...field('rules')} />
  return (
    <>
      {first}
      {sides}
      {asksPlaceFirst ? (
        <>
          {place}
          {rules}
          {times}
        </>
      ) : (
        <>
          {times}
          {place}
          {rules}
        </>
      )}
      <NumberField
        label={texts.slots}
        field={field('slots')}
        number={number('slots')}
        min={leastSlots}
        max={SLOTS_MAX}
      />
      <FormatField parts={parts} />
      <fieldset className="stack tight">
        <div className="form-pair">
          <NumberField
            label={texts.rank}
            field={field('minRate')}
            number={centre}
            min={0}
            max={RATE_MAX}
            step={RATE_STEP}
          />
          <NumberField
            label={texts.spread}
            field={field('minSpread')}
            number={spread}
            min={0}
            max={RATE_MAX}
            step={RATE_STEP}
          />
        </div>
        <p className="hint soft small numbers">
          {say(texts.ranksWindowWordsJoinAtOnce, {
            windowWords: windowWords({ start_rating: Number(centre.value), end_rating: Number(spread.value) }),
          })}
        </p>
      </fieldset>
      <CheckField label={texts.openAnyoneMayJoin} {...field('open_invite')} />
      <CheckField label={texts.alsoPlayersUnder18Who} {...field('open_to_minors')} />
      <SelectField label={texts.whoSeesIt} {...field('visibility')}>
        {visibilities.map(one => (
          <option key={one} value={one}>
            {texts.seenBy[one]}
          </option>
        ))}
      </SelectField>
      <RankedField field={field('ranked')} paid={paid} />
      <TextAreaField label={texts.messageOptional} rows={MESSAGE_ROWS} maxLength={MESSAGE_MAX} {...field('message')} />
    </>
  )
}

/** The format by which the winners are found, with an explanation. */
const FormatField = ({ parts: { field, format } }: { parts: TournamentFormParts }) => (
  <SelectField label={texts.format} hint={formatTexts[format].line} {...field('format')}>
    {tournamentFormats.map(one => (
      <option key={one} value={one}>
        {formatTexts[one].title}
      </option>
    ))}
  </SelectField>
)

/** Ranked, with the cost of turning it on. */
function RankedField({ field, paid }: { field: ReturnType<TournamentFormParts['field']>; paid: boolean }) {
  const { credits } = useSelf()
  const price = useApi(profiles.info, {}).data?.payload.ranked_tournament
  const { error, ...registered } = field
  const words = () => {
    if (!price) return texts.itsResultsMoveTheRanks
    return paid ? texts.rankedPaid : plural(texts.rankedCosts, price, { credits: credits ?? 0 })
  }
  return (
    <div className="ranked-choice">
      <CheckField label={texts.ranked} {...registered} />
      <p className="soft small">{words()}</p>
      {error !== undefined && <p className="form-error">{error}</p>}
    </div>
  )
}
