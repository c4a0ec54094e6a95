import { teams } from '@gauntlet/contract/teams/endpoints'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { isId, PAGE_LIMIT } from '@gauntlet/contract/fields'
import { peopleSearchTexts } from '@gauntlet/contract/people-search/texts'
import { mdiAccountGroupOutline } from '@mdi/js'
import { useState } from 'react'
import { eachOnce } from '../../api/each-once.ts'
import { useApi } from '../../api/use-api.ts'
import { usePages } from '../../api/use-pages.ts'
import { paths } from '../../paths.ts'
import { PlayersNearby } from '../../search/players-nearby.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useSearchParams } from '../../ui/router.ts'
import { ShowMore } from '../../ui/show-more.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState, WayOn } from '../../ui/states.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { CityTeams } from './city-teams.tsx'
import { OwnTeams } from './own-teams.tsx'
import { Teams } from './teams-listed.tsx'
import { TeamPage } from './team-page.tsx'
import * as texts from './texts.ts'

const DEBOUNCE_MS = 700

/** The teams of the viewer, unless there are none or the search is asked for. */
export default function FindOrOwn() {
  const { data, error } = useApi(teams.list, {})
  const isAsked = useSearchParams().has('find')
  const hasNone = data ? data.payload.length === 0 : error !== null
  return isAsked || hasNone ? <FindTeams /> : <OwnTeams />
}

/** Finds teams by the beginning of the name, or by id; until something is typed, those of the viewer's city. */
function FindTeams() {
  const [typed, setTyped] = useState('')
  return (
    <TeamPage shown="find">
      <SearchField label={texts.teamNameOrId} placeholder={texts.startOfItsName} value={typed} onType={setTyped} />
      {typed.trim() === '' ? <Waiting /> : <Matches typed={typed.trim()} />}
    </TeamPage>
  )
}

function Waiting() {
  const { data, error, refetch } = useApi(teams.list, {})
  if (error && !data) return <ErrorState title={texts.yourTeamsDidNotLoad} error={error} retry={() => void refetch()} />
  if (!data) return <SkeletonList rows={2} />
  if (data.payload.length === 0)
    return (
      <>
        <CityTeams />
        <EmptyState
          mark={mdiAccountGroupOutline}
          title={texts.youAreNotOnATeam}
          action={<WayOn to={paths.createTeam}>{texts.createATeam}</WayOn>}
        >
          <p className="soft">{texts.makeOneOrAskThe}</p>
        </EmptyState>
        <PlayersNearby />
      </>
    )
  return (
    <CityTeams>
      <EmptyState mark={mdiAccountGroupOutline} title={texts.whichTeamAreYouLooking}>
        <p className="soft">{texts.toPlayForOneAsk}</p>
      </EmptyState>
    </CityTeams>
  )
}

function Matches({ typed }: { typed: string }) {
  const term = useDebounced(typed, DEBOUNCE_MS)
  const pages = usePages(teams.search, page => ({
    ...(isId(term) ? { id: term } : { name: term }),
    page,
    limit: PAGE_LIMIT,
  }))
  const { data, error, refetch } = pages
  if (error && !data) return <ErrorState title={peopleSearchTexts.problem} error={error} retry={() => void refetch()} />
  if (term !== typed || !data) return <SkeletonList rows={2} />
  const found = eachOnce(data.pages.flatMap(({ payload }) => payload))
  if (found.length === 0) return <EmptyState mark={mdiAccountGroupOutline} title={teamTexts.noneFound} />
  return (
    <>
      <Teams title={texts.teams} teams={found} count={data.pages.at(-1)?.total ?? found.length} />
      <ShowMore pages={pages} failed={peopleSearchTexts.problem} />
    </>
  )
}
