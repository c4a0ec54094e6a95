import { Link } from '../ui/link.tsx'
import type { Endpoint } from '@gauntlet/contract/endpoint'
import { peopleSearchTexts } from '@gauntlet/contract/people-search/texts'
import { mdiMagnify, mdiTuneVariant } from '@mdi/js'
import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { keyOf } from '../api/keys.ts'
import { useSelf } from '../api/use-self.ts'
import { Section } from '../ui/card.tsx'
import type { Failure } from '../ui/failure.ts'
import { Icon } from '../ui/icon.tsx'
import { Page } from '../ui/page.tsx'
import { ShowMore } from '../ui/show-more.tsx'
import { EmptyState } from '../ui/states.tsx'
import './search.css'
import { FoundSketch } from './found-sketch.tsx'
import { type Near, nearTitle } from './filter.ts'
import { SearchFailed } from './search-failed.tsx'
import { say } from '../ui/say.ts'
import * as texts from './texts.ts'

/** A search asks again each time it is shown: ranks, chances and free places change without a push to the viewer. */
export const EACH_LOOK = { live: true, fresh: 0 } as const

interface Search {
  /** Undefined until the first answer. */
  data: unknown
  error: (Failure & { errors?: Readonly<Record<string, string>> }) | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

interface FoundProps {
  /** Takes the place that was meant, among several with the same name. */
  change: (part: Partial<Near>) => void
  search: Search
  /** '2 players'; undefined for no results. */
  found: string | undefined
  /** A suggestion for a search without results. */
  none: string
  /** The cards of players are lower than those of things. */
  kind?: 'players' | 'things'
  /** The way back to the search, where it is another screen. */
  back?: string
  /** The results, if there are any. */
  children: ReactNode
}

/** The results, or what to do if there are none or it failed. */
export const Found = ({
  change,
  search: { data, error, isFetching, refetch },
  found,
  none,
  kind = 'things',
  back,
  children,
}: FoundProps) => (
  <>
    <output className="visually-hidden">{data !== undefined && (found ?? texts.noResults)}</output>
    {found !== undefined ? (
      children
    ) : data !== undefined ? (
      <div className="card">
        <EmptyState
          mark={mdiMagnify}
          title={texts.noResults}
          action={
            back !== undefined && (
              <Link className="button main" to={back}>
                {texts.returnToSearch}
              </Link>
            )
          }
        >
          <p className="soft">{none}</p>
        </EmptyState>
      </div>
    ) : error && !isFetching ? (
      <SearchFailed
        choose={origin => change({ origin })}
        title={peopleSearchTexts.problem}
        error={error}
        retry={() => void refetch()}
      />
    ) : (
      <FoundSketch of={kind} />
    )}
  </>
)

/** The screen of search results: what was searched and where, and the way back to change it; then the results. */
export function Results({
  endpoint,
  things,
  near,
  facts,
  filters,
  jump,
  aside,
  ...results
}: FoundProps & {
  /** The row of the search, asked again when the screen is pulled. */
  endpoint: Endpoint
  /** 'Players'. */
  things: string
  back: string
  near: Near
  /** The rest of the filter. */
  facts?: string
  /** The filter itself, in a line, with the way back to the whole of it: then there is no subtitle. */
  filters?: ReactNode
  /** The way to what stands farther below. */
  jump?: ReactNode
  aside?: ReactNode
}) {
  const client = useQueryClient()
  const home = useSelf().preference.location
  const miles = near.distance > 0 && say(texts.nMiles, { n: near.distance })
  return (
    <Page
      title={nearTitle(things, near, home)}
      {...(filters === undefined && {
        subtitle: <span className="numbers">{[texts.results, miles, facts].filter(Boolean).join(' · ')}</span>,
      })}
      back={results.back}
      actions={
        filters === undefined && (
          <Link className="icon-button" to={results.back} aria-label={texts.returnToSearch}>
            <Icon path={mdiTuneVariant} />
          </Link>
        )
      }
      onRefresh={() => client.refetchQueries({ queryKey: keyOf(endpoint), type: 'active' })}
      {...(aside !== undefined && { aside })}
    >
      {filters}
      {jump}
      <Found {...results} />
    </Page>
  )
}

/** Results below a heading of their own. */
export const Part = ({ title, children }: { title: string; children: readonly ReactNode[] }) => (
  <div className="found-part">
    <h3 className="found-own">{title}</h3>
    <div className="search-found">{children}</div>
  </div>
)

/** The cards of the results, those of the viewer's own last, and the way to more of them. */
export const FoundList = ({
  title,
  count,
  pages,
  action,
  own = [],
  lead,
  others,
  tail,
  children,
}: {
  title: string
  count: number
  /** Beside the title. */
  action?: ReactNode
  pages: ComponentProps<typeof ShowMore>['pages']
  own?: readonly ReactNode[] | undefined
  /** A part before the others. */
  lead?: ReactNode
  /** Names the others as a part. */
  others?: string | undefined
  /** After the last part. */
  tail?: ReactNode
  children: readonly ReactNode[]
}) => {
  const found = (
    <>
      <div className="found-parts">
        {lead}
        {others === undefined ? (
          <div className="search-found">{children}</div>
        ) : (
          children.length > 0 && <Part title={others}>{children}</Part>
        )}
        {own.length > 0 && <Part title={texts.yours}>{own}</Part>}
        {tail}
      </div>
      <ShowMore pages={pages} failed={peopleSearchTexts.problem} />
    </>
  )
  // The parts have headings, and above them the tabs say what they are of.
  return others !== undefined && !action ? (
    <section className="stack section" aria-label={title}>
      <h2 className="visually-hidden">{title}</h2>
      {found}
    </section>
  ) : (
    <Section title={title} count={count} action={action}>
      {found}
    </Section>
  )
}
