import { mdiClose } from '@mdi/js'
import { VENUE_MAX } from '@gauntlet/contract/venues/endpoints'
import { type ComponentProps, useState } from 'react'
import * as placeTexts from '../../../places/texts.ts'
import DayHours from '../../../ui/day-hours/day-hours.tsx'
import { TextField } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { say } from '../../../ui/say.ts'
import { wallWords } from '../../../ui/when.ts'
import { toggled, type TimeDraft } from './drafts.ts'
import './times.css'
import * as texts from './texts.ts'

/** Several times to choose; `first` is the number of the first, `most` is how many there can be. */
export function TimeFields({
  drafts,
  change,
  first,
  most,
  standing,
  zone,
  place = '',
  suits,
}: {
  drafts: readonly TimeDraft[]
  change: (drafts: TimeDraft[]) => void
  first: number
  most: number
  /** The time that is agreed, or proposed. */
  standing?: string
  /** The venue's. */
  zone?: string
  /** The venue that holds for each without one of its own. */
  place?: string
  suits?: ComponentProps<typeof DayHours>['suits']
}) {
  const [exact, setExact] = useState('')
  const full = drafts.length >= most
  const put = (key: number, venue: string) =>
    change(drafts.map(draft => (draft.key === key ? { ...draft, venue } : draft)))
  const add = () => {
    if (exact === '') return
    setExact('')
    change(toggled(drafts, exact, most))
  }
  return (
    <>
      <DayHours
        chosen={drafts.map(({ date }) => date)}
        several
        full={full}
        suits={suits}
        {...(standing !== undefined && { standing })}
        {...(zone !== undefined && { zone })}
        choose={time => change(toggled(drafts, time, most))}
        field={{
          label: placeTexts.dateAndTime,
          hint: placeTexts.localTimeAtTheVenue,
          value: exact,
          onChange: ({ currentTarget }) => setExact(currentTarget.value),
          onBlur: ({ currentTarget }) => setExact(currentTarget.value),
        }}
      >
        <button type="button" className="button" disabled={full} onClick={add}>
          {texts.addATime}
        </button>
      </DayHours>
      {drafts.length > 0 && <p className="time-drafts-head">{say(texts.youOffer, { n: drafts.length, most })}</p>}
      {drafts.length > 0 && (
        <ol className="time-drafts">
          {drafts.map(({ key, date, venue }, index) => {
            const n = first + index
            return (
              <li key={key}>
                <div className="row">
                  <strong className="numbers">{wallWords(date)}</strong>
                  <IconButton
                    icon={mdiClose}
                    label={say(texts.removeTimeN, { n })}
                    onClick={() => change(drafts.filter(draft => draft.key !== key))}
                  />
                </div>
                <details className="more-terms" open={venue !== ''}>
                  <summary>
                    <span>{venue || place || placeTexts.anotherPlace}</span>
                  </summary>
                  <TextField
                    label={say(texts.venueAtTime, { n })}
                    autoComplete="off"
                    maxLength={VENUE_MAX}
                    value={venue}
                    onChange={({ currentTarget }) => put(key, currentTarget.value)}
                  />
                </details>
              </li>
            )
          })}
        </ol>
      )}
    </>
  )
}
