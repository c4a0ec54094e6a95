import { formatTexts } from '@gauntlet/contract/brackets/texts'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { RATE_MAX, TITLE_MAX } from '@gauntlet/contract/tournaments/forms'
import { RATE_STEP, SLOTS_MAX, tournamentFormats } from '@gauntlet/contract/tournaments/status'
import { MESSAGE_MAX, RULES_MAX } from '@gauntlet/contract/venues/endpoints'
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

const RULES_ROWS = 2
const MESSAGE_ROWS = 6

/** Every field of a tournament, in the order of the create screen or of the modal. */
export function TermsFields({
  parts,
  leastSlots,
  endRequired = false,
  asksPlaceFirst = false,
  paid = false,
}: {
  parts: TournamentFormParts
  /** The smallest value that the form takes; 0 becomes 1. */
  leastSlots: number
  endRequired?: boolean
  /** The modal's order: place and rules before the times. */
  asksPlaceFirst?: boolean
  /** Ranked already. */
  paid?: boolean
}) {
  const { form, field, number, start } = parts
  const centre = number('minRate')
  const spread = number('minSpread')
  // A form gives the focus to the field that was registered first.
  const first = (
    <>
      <SportField field={field('sport')} />
      <TextField label="Title" autoComplete="off" maxLength={TITLE_MAX} {...field('title')} />
    </>
  )
  const times = (
    <div className="form-pair">
      <DateTimeField label="Start date & time" hint="On the clock at the venue." {...field('tournament_start')} />
      <DateTimeField
        label={endRequired ? 'End date & time' : 'End date & time (optional)'}
        hint={endRequired ? 'Not before the start.' : 'Empty is the end of that day.'}
        {...(start !== '' && { min: start })}
        {...field('tournament_end')}
      />
    </div>
  )
  const place = <VenueFields form={form} names={VENUE_NAMES} />
  const rules = <TextAreaField label="Rules" rows={RULES_ROWS} maxLength={RULES_MAX} {...field('rules')} />
  return (
    <>
      {first}
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
      <NumberField label="Slots" field={field('slots')} number={number('slots')} min={leastSlots} max={SLOTS_MAX} />
      <FormatField parts={parts} />
      <fieldset className="stack tight">
        <div className="form-pair">
          <NumberField label="Rank" field={field('minRate')} number={centre} min={0} max={RATE_MAX} step={RATE_STEP} />
          <NumberField
            label="Spread"
            field={field('minSpread')}
            number={spread}
            min={0}
            max={RATE_MAX}
            step={RATE_STEP}
          />
        </div>
        <p className="hint soft small numbers">
          Ranks {windowWords({ start_rating: Number(centre.value), end_rating: Number(spread.value) })} join at once;
          others ask you.
        </p>
      </fieldset>
      <CheckField label="Open: anyone may join" {...field('open_invite')} />
      <CheckField label="Also players under 18 who are not my friends" {...field('open_to_minors')} />
      <RankedField field={field('ranked')} paid={paid} />
      <TextAreaField label="Message (optional)" rows={MESSAGE_ROWS} maxLength={MESSAGE_MAX} {...field('message')} />
    </>
  )
}

/** The format by which the winners are found, with an explanation. */
const FormatField = ({ parts: { field, format } }: { parts: TournamentFormParts }) => (
  <SelectField label="Format" hint={formatTexts[format].line} {...field('format')}>
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
  const cost = paid
    ? ' Turning it off gives you back what it cost.'
    : ` It costs ${price} ${price === 1 ? 'credit' : 'credits'} of your ${credits ?? 0}, given back if it is not played.`
  return (
    <div className="ranked-choice">
      <CheckField label="Ranked" {...registered} />
      <p className="soft small">The placings move the ranks.{price ? cost : ''}</p>
      {error !== undefined && <p className="form-error">{error}</p>}
    </div>
  )
}
