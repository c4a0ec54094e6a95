import { type Team, teams } from '@gauntlet/contract/teams/endpoints'
import { teamTexts } from '@gauntlet/contract/teams/texts'
import { mdiAccountGroupOutline } from '@mdi/js'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { EmptyState, WayOn } from '../../ui/states.tsx'
import { PlayersNearby } from '../../search/players-nearby.tsx'
import { CityTeams } from './city-teams.tsx'
import { Teams } from './teams-listed.tsx'
import { TeamPage } from './team-page.tsx'
import * as texts from './texts.ts'

/** First the teams that ask the viewer, then those owned or joined. */
export function OwnTeams() {
  const { data, error, refetch } = useApi(teams.list, {})
  return (
    <TeamPage shown="own" onRefresh={refetch}>
      <Loaded value={data?.payload} error={error} retry={refetch} title={texts.yourTeamsDidNotLoad}>
        {all => <Lists all={all} />}
      </Loaded>
    </TeamPage>
  )
}

function Lists({ all }: { all: readonly Team[] }) {
  if (all.length === 0)
    return (
      <>
        <EmptyState
          mark={mdiAccountGroupOutline}
          title={teamTexts.noneFound}
          action={<WayOn to={paths.createTeam}>{texts.createATeam}</WayOn>}
        >
          <p className="soft">{texts.teamsYouMakeAppearHere}</p>
        </EmptyState>
        <PlayersNearby />
      </>
    )
  const invitations = all.filter(({ role }) => role === 'invited')
  return (
    <>
      <div className="team-lists">
        <Teams title={texts.invitations} teams={invitations} />
        <Teams title={texts.myTeams} teams={all.filter(({ role }) => role !== 'invited')} />
      </div>
      <CityTeams />
    </>
  )
}
