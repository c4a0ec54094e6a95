import type { ReactNode } from 'react'
import { Page } from '../ui/page.tsx'
import { LinkSegments } from '../ui/segments.tsx'
import './search.css'
import { searchTabs, type SearchType, showResults, useSearchType } from './search-type.ts'
import * as texts from './texts.ts'

/** A screen of the search, with the tabs that lead to the others. */
export function SearchScreen({ type, children }: { type: SearchType; children: ReactNode }) {
  useSearchType(type)
  return (
    <Page title={texts.search} tabs={<LinkSegments label={texts.searchFor} tabs={searchTabs} />}>
      {children}
    </Page>
  )
}

/** A search whose filter leads to the results. `above` is no part of the filter. */
export const SearchPage = ({ type, above, children }: { type: SearchType; above?: ReactNode; children: ReactNode }) => (
  <SearchScreen type={type}>
    {above}
    <SearchForm className="search-form">
      {children}
      <div className="search-submit">
        <SubmitSearch />
      </div>
    </SearchForm>
  </SearchScreen>
)

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
