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
import { Card } from '../../ui/card.tsx'
import { SearchField } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState, WayOn } from '../../ui/states.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { Teams } from './my-teams.tsx'
import { TeamPage } from './team-page.tsx'
import * as texts from './texts.ts'

const DEBOUNCE_MS = 700

/** Finds teams by the beginning of the name, or by id; until something is typed, invitations stand here. */
export default function FindTeams() {
  const [typed, setTyped] = useState('')
  return (
    <TeamPage>
      <SearchField
        label={texts.teamNameOrId}
        placeholder={texts.whichTeamAreYouLooking}
        hint={texts.howTeamsAreFound}
        value={typed}
        onType={setTyped}
      />
      {typed.trim() === '' ? <Waiting /> : <Matches typed={typed.trim()} />}
    </TeamPage>
  )
}

/** The invitations, which have a tab with the viewer's own teams, too, but wait for an answer. */
function Waiting() {
  const { data, error, refetch } = useApi(teams.list, {})
  if (error && !data) return <ErrorState title={texts.yourTeamsDidNotLoad} error={error} retry={() => void refetch()} />
  if (!data) return <SkeletonList rows={2} />
  if (data.payload.length === 0)
    return (
      <>
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
    <>
      <Teams title={texts.invitations} teams={data.payload.filter(({ role }) => role === 'invited')} />
      <Card className="row between">
        <p className="soft">{texts.makeOneOrAskThe}</p>
        <Link className="button small" to={paths.createTeam} replace>
          {texts.createATeam}
        </Link>
      </Card>
    </>
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
