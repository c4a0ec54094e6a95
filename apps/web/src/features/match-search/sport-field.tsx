import { useSelf } from '../../api/use-self.ts'
import { activeSports } from '../../sports/active-sports.ts'
import { ownFirst, SportSelect } from '../../sports/sport-select.tsx'
import { change } from './filter-store.ts'
import type { useSearch } from './use-search.ts'
import * as texts from './texts.ts'

/** All sports, or one; the viewer's own come first. */
export function SportField({
  search: { filter, choices, error, retry },
}: {
  search: Pick<ReturnType<typeof useSearch>, 'filter' | 'choices' | 'error' | 'retry'>
}) {
  const self = useSelf()
  return (
    <>
      <SportSelect
        none={{ value: '', text: texts.allSports }}
        groups={ownFirst(choices, activeSports(self))}
        value={filter.sport}
        onChange={event => change({ sport: event.currentTarget.value })}
      />
      {error && (
        <div className="row between" role="alert">
          <p className="form-error">{error.message}</p>
          <button type="button" className="button small" onClick={() => void retry()}>
            {texts.tryAgain}
          </button>
        </div>
      )}
    </>
  )
}
