import { mdiTuneVariant } from '@mdi/js'
import { type ReactNode, useState } from 'react'
import { useSelf } from '../api/use-self.ts'
import { Icon } from '../ui/icon.tsx'
import { Page } from '../ui/page.tsx'
import { LinkSegments } from '../ui/segments.tsx'
import { type Near, originLine } from './filter.ts'
import './search.css'
import { searchTabs, type SearchType, showResults, useSearchType } from './search-type.ts'
import * as texts from './texts.ts'

/** A slider passes many values before it rests: in ms. */
export const SETTLE_MS = 400

/** A screen of the search, with the tabs that lead to the others. */
export function SearchScreen({ type, children }: { type: SearchType; children: ReactNode }) {
  useSearchType(type)
  return (
    <Page title={texts.search} tabs={<LinkSegments label={texts.searchFor} tabs={searchTabs} />}>
      {children}
    </Page>
  )
}

/** A filter, folded until all of it is asked for, and what it finds as it stands. */
export const SearchPage = ({
  type,
  near,
  facts,
  pills,
  found,
  children,
}: {
  type: SearchType
  near: Near
  /** The rest of the filter, where it leaves anything out. */
  facts?: string
  /** The parts of the filter that change most, in a line. */
  pills: ReactNode
  found: ReactNode
  children: ReactNode
}) => {
  const [open, setOpen] = useState(false)
  const home = useSelf().preference.location
  return (
    <SearchScreen type={type}>
      <div className="search-both">
        <SearchForm className="stack tight">
          <details className="search-fold" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
            <summary className="card" aria-label={open ? undefined : texts.allFilters}>
              <Icon path={mdiTuneVariant} />
              {open ? (
                <span>
                  {originLine(near, home)}
                  {facts !== undefined && <span className="search-facts soft small numbers">{facts}</span>}
                </span>
              ) : (
                <span className="search-fold-name">{texts.allFilters}</span>
              )}
            </summary>
            <div className="search-form">{children}</div>
          </details>
          <div className="search-submit">
            <SubmitSearch />
          </div>
        </SearchForm>
        <div className="stack search-beside">
          <div className="search-pills">{pills}</div>
          {found}
        </div>
      </div>
    </SearchScreen>
  )
}

/** A filter, which leads to the results. */
export function SearchForm({ className, children }: { className: string; children: ReactNode }) {
  return (
    <form className={className} noValidate onSubmit={showResults}>
      {children}
    </form>
  )
}

/** `quiet` where what it leads to stands beside it already, and changes with the filter. */
export const SubmitSearch = ({ quiet = false }: { quiet?: boolean }) => (
  <button type="submit" className={quiet ? 'button wide' : 'button main wide'}>
    {texts.search}
  </button>
)
