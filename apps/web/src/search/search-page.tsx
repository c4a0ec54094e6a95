import type { ReactNode } from 'react'
import { Page } from '../ui/page.tsx'
import { LinkSegments } from '../ui/segments.tsx'
import './search.css'
import { searchTabs, type SearchType, showResults, useSearchType } from './search-type.ts'
import * as texts from './texts.ts'

/** The screen of a search: its filter, which leads to the results. `above` is no part of the filter. */
export function SearchPage({ type, above, children }: { type: SearchType; above?: ReactNode; children: ReactNode }) {
  useSearchType(type)
  return (
    <Page title={texts.search} tabs={<LinkSegments label={texts.searchFor} tabs={searchTabs} />}>
      {above}
      <SearchForm className="search-form">
        {children}
        <div className="search-submit">
          <SubmitSearch />
        </div>
      </SearchForm>
    </Page>
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

export const SubmitSearch = () => (
  <button type="submit" className="button main wide">
    {texts.search}
  </button>
)
