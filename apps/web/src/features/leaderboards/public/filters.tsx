import { LEADER_AGES } from '@gauntlet/contract/leaderboards/endpoints'
import type { Sport } from '@gauntlet/contract/sports/endpoints'
import { mdiTuneVariant } from '@mdi/js'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { type Filter, INITIAL } from './filter.ts'
import { SportAndTime } from './sport-and-time.tsx'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

const Fields = lazy(() => import('./filter-fields.tsx'))

export interface FiltersProps {
  filter: Filter
  change: (part: Partial<Filter>) => void
  sports: readonly Sport[]
  /** undefined for a visitor, who sees neither age nor gender and filters by neither. */
  genders: readonly { id: string; name: string }[] | undefined
  /** The place of the viewer's primary address. */
  home: string | null
  /** The words of the button that leads to all that is found. */
  show: string
}

/** How many parts of the filter differ from the start; the sport stands beside it. */
const changesOf = (filter: Filter) =>
  [
    filter.time !== INITIAL.time,
    filter.origin.trim() !== '',
    filter.anyDistance || filter.distance !== INITIAL.distance,
    filter.ageRange.lower !== LEADER_AGES.lower || filter.ageRange.upper !== LEADER_AGES.upper,
    filter.genders !== undefined,
  ].filter(Boolean).length

/** The Filters panel; one line until it is asked for: the board comes first. */
export function Filters(props: FiltersProps) {
  const [open, setOpen] = useState(false)
  const changes = changesOf(props.filter)
  return (
    <>
      <SportAndTime {...props} all={texts.allSports} />
      <details
        className="card filters"
        open={open}
        onToggle={event => setOpen(event.currentTarget.open)}
        // As the server writes it there is nothing in it.
        inert={typeof document === 'undefined'}
      >
        <summary>
          <Icon path={mdiTuneVariant} />
          <span>{texts.filters}</span>
          {changes > 0 && <span className="soft small">{say(texts.changesSet, { changes })}</span>}
        </summary>
        {open && (
          <Suspense>
            <Fields {...props} close={() => setOpen(false)} />
          </Suspense>
        )}
      </details>
    </>
  )
}
