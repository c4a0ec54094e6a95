import { type ReactNode, useEffect, useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { Section } from '../../ui/card.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { EmailSearch } from './email-search.tsx'
import { change } from './filter-store.ts'
import { FriendTabs } from './friend-tabs.tsx'
import { NameMatches } from './name-matches.tsx'
import { NearForm } from './near-form.tsx'
import { useSearchType } from '../../search/search-type.ts'
import './people.css'
import * as texts from './texts.ts'

/** Finds players: by name as it is typed, those who would be a fair match at once, near a place, or by e-mail. */
export function Friends({ fair }: { fair: ReactNode }) {
  useSearchType('friend')
  const [typed, setTyped] = useState('')
  // A player who comes here anew searches everybody; the typed place stays.
  const isNew = useRef(true)
  useEffect(() => {
    if (isNew.current) change({ pastMatches: false })
    isNew.current = false
  }, [])
  return (
    <Page title={texts.friends} back={paths.dashboard} tabs={<FriendTabs />}>
      <div className="find-ways">
        <SearchField label={texts.name} placeholder={texts.whoAreYouLookingFor} value={typed} onType={setTyped} />
        <NearForm />
        <EmailSearch />
      </div>
      {typed.trim() === '' ? (
        <Section title={texts.playersNearYou} action={<Link to={paths.results}>{texts.seeAll}</Link>}>
          {fair}
        </Section>
      ) : (
        <NameMatches typed={typed} />
      )}
    </Page>
  )
}
