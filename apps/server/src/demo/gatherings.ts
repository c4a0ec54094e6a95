import { DAY } from '@gauntlet/contract/time'
import { sendRequests } from '../features/friends/requests.ts'
import { createTeam } from '../features/teams/make.ts'
import { setPlayerActive } from '../features/teams/players.ts'
import { acts } from './acts.ts'
import { doublesCup } from './cup.ts'
import { doublesOf } from './doubles.ts'
import { eventsOf } from './events.ts'
import { asViewer, type DemoPlayer, loginsOf } from './players.ts'
import { idsOf, type Invention, type Scene, sceneOf } from './scene.ts'
import type { Step } from './timeline.ts'
import { tournamentsOf } from './tournaments.ts'

/** So many others have to be there for a tournament to be placed. */
const FEWEST = 4

/** Teams that others may play against. */
const RIVALS = ['Baseliners', 'Deuces', 'Dropshots', 'Volley Llamas']

/** The login's team with one answer still out, another one that asks the login, and those of others. */
function teamsOf({ services, sportId, login, company, now }: Scene): Step[] {
  const [first = login] = company
  const city = login.region.name
  const team = (
    owner: DemoPlayer,
    name: string,
    asked: readonly DemoPlayer[],
    accept: readonly DemoPlayer[],
    daysAgo: number,
  ): Step => ({
    at: now - daysAgo * DAY,
    async run() {
      const address = `${login.home.city}, ${login.home.state}`
      const made = await createTeam(services, asViewer(owner), {
        name,
        gender: 'Mix',
        sports: sportId,
        address,
        selected: idsOf(asked),
      })
      for (const { id } of accept)
        await acts(services, { id }, setPlayerActive, { team_id: made.id, user_id: id, active: 1 })
    },
  })
  return [
    team(login, `${city} Racqueteers`, company.slice(0, 4), company.slice(0, 3), 30),
    team(first, `${city} Net Results`, [login, ...company.slice(4, 6)], company.slice(4, 6), 4),
    ...company.slice(5, 5 + RIVALS.length).map((owner, at) => {
      const players = company.slice(6 + at, 9 + at)
      return team(owner, `${city} ${RIVALS[at]}`, players, players, 60 + at)
    }),
  ]
}

/** Friends, one who has not answered, and one who waits for the login's answer. */
function friendsOf({ services, login, company, now }: Scene): Step[] {
  const asks = (from: DemoPlayer, to: DemoPlayer) =>
    sendRequests(services, asViewer(from), { friends: [{ id: to.id, active: 1 }] })
  const asked = company.slice(1, 6)
  return [
    ...asked.map((player, at) => ({ at: now - (60 - at) * DAY, run: () => asks(login, player) })),
    ...asked.slice(1).map((player, at) => ({ at: now - (50 - at) * DAY, run: () => asks(player, login) })),
    ...company.slice(6, 7).map(player => ({ at: now - 2 * DAY, run: () => asks(player, login) })),
  ]
}

/** Tournaments, events, teams and friends around each of those who sign in. */
export function planGatherings(invention: Invention): Step[] {
  return loginsOf(invention.players).flatMap(login => {
    const scene = sceneOf(invention, login)
    if (scene.company.length < FEWEST) return []
    const around = [tournamentsOf, doublesCup, eventsOf, teamsOf, friendsOf, doublesOf]
    return around.flatMap(stepsOf => stepsOf(scene))
  })
}
