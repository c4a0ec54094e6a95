import type { ReactNode } from 'react'
import { Page } from '../ui/page.tsx'
import { LinkSegments } from '../ui/segments.tsx'
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

/** A filter, and below it or beside it what it finds as it stands. `above` is no part of the filter. */
export const SearchPage = ({
  type,
  above,
  found,
  children,
}: {
  type: SearchType
  above?: ReactNode
  found: ReactNode
  children: ReactNode
}) => (
  <SearchScreen type={type}>
    {above}
    <div className="search-both">
      <SearchForm className="search-form">
        {children}
        <div className="search-submit">
          <SubmitSearch />
        </div>
      </SearchForm>
      <div className="stack">{found}</div>
    </div>
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
