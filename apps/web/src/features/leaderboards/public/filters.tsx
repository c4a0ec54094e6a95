import type { Sport } from '@gauntlet/contract/sports/endpoints'
import { mdiTuneVariant } from '@mdi/js'
import { Suspense, useState } from 'react'
import { lazy } from '../../../ui/part.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useStore } from '../../../ui/store.ts'
import { abreast } from '../../../ui/wide.ts'
import { changesOf, type Filter } from './filter.ts'
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

/** The Filters panel; one line until it is asked for: the board comes first. A phone has it as a sheet. */
export function Filters(props: FiltersProps) {
  const [open, setOpen] = useState(false)
  const hasRoom = useStore(abreast)
  const changes = changesOf(props.filter)
  const fields = open && (
    <Suspense>
      <Fields {...props} isSheet={!hasRoom} close={() => setOpen(false)} />
    </Suspense>
  )
  return (
    <>
      <SportAndTime {...props} all={texts.allSports} />
      <details
        className="card filters"
        open={open && hasRoom}
        onToggle={event => hasRoom && setOpen(event.currentTarget.open)}
        // As the server writes it there is nothing in it.
        inert={typeof document === 'undefined'}
      >
        <summary
          onClick={event => {
            if (hasRoom) return
            event.preventDefault()
            setOpen(true)
          }}
        >
          <Icon path={mdiTuneVariant} />
          <span>{texts.filters}</span>
          {changes > 0 && <span className="soft small">{say(texts.changesSet, { changes })}</span>}
        </summary>
        {hasRoom && fields}
      </details>
      {!hasRoom && fields}
    </>
  )
}
