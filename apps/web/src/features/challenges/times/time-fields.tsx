import * as placeTexts from '../../../places/texts.ts'
import { VENUE_MAX } from '@gauntlet/contract/venues/endpoints'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import { say } from '../../../ui/say.ts'
import { newDraft, type TimeDraft } from './drafts.ts'
import './times.css'
import * as texts from './texts.ts'

/** Fields for several times; `first` is the number of the first, `most` is how many there can be. */
export function TimeFields({
  drafts,
  change,
  first,
  most,
}: {
  drafts: readonly TimeDraft[]
  change: (drafts: TimeDraft[]) => void
  first: number
  most: number
}) {
  const put = (key: number, part: Partial<TimeDraft>) =>
    change(drafts.map(draft => (draft.key === key ? { ...draft, ...part } : draft)))
  return (
    <>
      {drafts.map(({ key, date, venue }, index) => {
        const n = first + index
        return (
          <div className="time-draft" key={key}>
            <DateTimeField
              label={say(texts.timeNumber, { n })}
              hint={index === 0 ? placeTexts.localTimeAtTheVenue : undefined}
              value={date}
              onChange={({ currentTarget }) => put(key, { date: currentTarget.value })}
              onBlur={({ currentTarget }) => put(key, { date: currentTarget.value })}
            />
            <TextField
              label={say(texts.venueAtTime, { n })}
              hint={index === 0 ? texts.whereItIsTheSame : undefined}
              autoComplete="off"
              maxLength={VENUE_MAX}
              value={venue}
              onChange={({ currentTarget }) => put(key, { venue: currentTarget.value })}
            />
            {(drafts.length > 1 || first > 1) && (
              <button
                type="button"
                className="button small"
                aria-label={say(texts.removeTimeN, { n })}
                onClick={() => change(drafts.filter(draft => draft.key !== key))}
              >
                {say(texts.removeTimeN, { n })}
              </button>
            )}
          </div>
        )
      })}
      {drafts.length < most && (
        <button type="button" className="button" onClick={() => change([...drafts, newDraft()])}>
          {texts.addATime}
        </button>
      )}
    </>
  )
}
