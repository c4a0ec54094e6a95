import { DAY, HOUR } from '@gauntlet/contract/time'
import { answerInvitation } from '../features/tournaments/act.ts'
import { fillSide } from '../features/tournaments/sides.ts'
import { addSports } from '../features/sports/sports.ts'
import { acts } from './acts.ts'
import { knockoutSteps } from './knockout.ts'
import type { DemoPlayer } from './players.ts'
import { grownUpsNear, type Scene } from './scene.ts'
import type { Step } from './timeline.ts'
import { tournamentSteps } from './tournaments.ts'

const SPORT = 'Tennis Doubles'
/** A bracket needs so many sides, and of more than that some begin in its second round. */
const SIDES = { least: 4, most: 6 }

type Side = readonly [captain: DemoPlayer, mate: DemoPlayer]

/** Sides of two, the first players with each other; whoever is left over plays with nobody. */
function sidesOf(players: readonly DemoPlayer[]): Side[] {
  const sides: Side[] = []
  for (let at = 0; at + 1 < players.length && sides.length < SIDES.most; at += 2) {
    const [captain, mate] = players.slice(at, at + 2)
    if (captain && mate) sides.push([captain, mate])
  }
  return sides
}

/** A doubles cup around somebody who signs in: sides have found each other, and a drawn bracket is half played. */
export function doublesCup(scene: Scene): Step[] {
  const { services, sportIds, login, company, now } = scene
  const sportId = sportIds.get(SPORT)
  const [organizer, partner] = company
  if (sportId === undefined || !organizer || !partner) return []
  const others = grownUpsNear(scene, login).filter(player => !company.slice(0, 3).includes(player))
  const sides = sidesOf([organizer, partner, login, ...others])
  if (sides.length < SIDES.least) return []
  const players = sides.flat()
  const { start, announced, idOf, steps } = tournamentSteps(
    { ...scene, sportId },
    {
      title: `${login.region.name} Doubles Cup`,
      organizer,
      format: 'single_elimination',
      ranked: false,
      starts: -2,
      joins: players,
      sideSize: 2,
    },
  )
  const plays = players.map(player => ({
    at: now - 56 * DAY,
    run: () => acts(services, player, addSports, { sports: [sportId] }),
  }))
  const found = sides.map(([captain, mate], n) => ({
    at: announced + 7 * DAY + n * HOUR,
    async run() {
      const asked = { tournament_id: idOf(), ask: [mate.id], remove: [], team_id: undefined }
      await acts(services, captain, fillSide, asked)
      await acts(services, mate, answerInvitation, { id: idOf(), status: 'accepted' as const })
    },
  }))
  return [...plays, ...steps, ...found, ...knockoutSteps(scene, { idOf, start, organizer })]
}
