import { DAY, HOUR, MINUTE } from '@gauntlet/contract/time'
import type { TournamentFormat } from '@gauntlet/contract/tournaments/status'
import { answerInvitation, joinTournament } from '../features/tournaments/act.ts'
import { createTournament } from '../features/tournaments/create.ts'
import { joinMyself } from '../features/tournaments/places.ts'
import { reportPlaces } from '../features/tournaments/report.ts'
import { acts } from './acts.ts'
import { onDayOf } from './hours.ts'
import { knockoutSteps } from './knockout.ts'
import { asViewer, type DemoPlayer } from './players.ts'
import { idsOf, placeOf, type Scene, strengthIn } from './scene.ts'
import type { Step } from './timeline.ts'

interface Tournament {
  title: string
  organizer: DemoPlayer
  format: TournamentFormat
  ranked: boolean
  /** In days from now; it is announced, and joined, in the days before. */
  starts: number
  joins: readonly DemoPlayer[]
  /** How many enter together; left out, everybody enters alone. */
  sideSize?: number
  invited?: readonly DemoPlayer[]
}

/** Announces a tournament, and lets players join it one after the other; `idOf` knows it from then on. */
export function tournamentSteps({ services, sportId, random, now }: Scene, plan: Tournament) {
  let id = ''
  const { organizer, joins, title, format, ranked, sideSize } = plan
  const start = onDayOf(now + plan.starts * DAY, '14:00', organizer.region.timezone)
  const announced = Math.min(start, now) - 9 * DAY
  const place = placeOf(organizer, random)
  const announce: Step = {
    at: announced,
    async run() {
      const made = await createTournament(services, asViewer(organizer), {
        ...place,
        sport: sportId,
        title,
        tournament_start: new Date(start).toISOString(),
        tournament_end: new Date(start + 8 * HOUR).toISOString(),
        rules: 'Best of three. Be there a quarter of an hour before.',
        message: '',
        open_invite: 1,
        open_to_minors: 0,
        visibility: 'public',
        ranked: ranked ? 1 : 0,
        slots: 8,
        minRate: 500,
        minSpread: 2000,
        format,
        ...(sideSize !== undefined && { side_size: sideSize }),
        selected: idsOf(plan.invited ?? []),
      })
      id = made.id
    },
  }
  const join = async (player: DemoPlayer) => {
    if (player === organizer) await acts(services, player, joinMyself, { tournament_id: id })
    else if (plan.invited?.includes(player)) await acts(services, player, answerInvitation, { id, status: 'accepted' })
    else await acts(services, player, joinTournament, { id })
  }
  const joining = joins.map((player, at) => ({
    at: announced + (at + 1) * 12 * HOUR + random.whole(1, 30) * MINUTE,
    run: () => join(player),
  }))
  return { start, announced, idOf: () => id, steps: [announce, ...joining] }
}

/** One that is over, with places for all; its ranks have settled. */
function finished(scene: Scene): Step[] {
  const { services, login, sport, company, random } = scene
  const [organizer = login, ...others] = company
  const joins = [login, ...others.slice(0, 7)]
  const { start, idOf, steps } = tournamentSteps(scene, {
    title: `${login.region.name} Spring Open`,
    organizer,
    format: 'none',
    ranked: true,
    starts: -20,
    joins,
    // Newcomers have no settled rank: uninvited they would wait for the organizer.
    invited: joins,
  })
  const shape = new Map(joins.map(player => [player, strengthIn(sport)(player) + random.normal(0, 80)]))
  const placed = joins.toSorted((a, b) => (shape.get(b) ?? 0) - (shape.get(a) ?? 0))
  const report = async () => {
    const places = idsOf(placed).map((userid, at) => ({ userid, rank: at + 1 }))
    await acts(services, organizer, reportPlaces, { id: idOf(), places })
  }
  return [...steps, { at: start + 7 * HOUR, run: report }]
}

/** One that the login organizes and plays in, in the middle of its bracket. */
function running(scene: Scene): Step[] {
  const { login, company } = scene
  const { start, idOf, steps } = tournamentSteps(scene, {
    title: `${login.region.name} Club Knockout`,
    organizer: login,
    format: 'single_elimination',
    ranked: false,
    starts: -1,
    joins: [login, ...company.slice(1, 8)],
  })
  return [...steps, ...knockoutSteps(scene, { idOf, start, organizer: login })]
}

/** Tournaments ahead: one of the login's own, one to join, one to which the login is invited. */
function ahead(scene: Scene): Step[] {
  const { login, company } = scene
  const [first = login, second = login] = company
  const city = login.region.name
  const plans: Tournament[] = [
    {
      title: `${city} Ladder Night`,
      organizer: login,
      format: 'single_elimination',
      starts: 6,
      ranked: true,
      joins: company.slice(2, 6),
    },
    {
      title: `${city} Round Robin`,
      organizer: first,
      format: 'round_robin',
      starts: 9,
      ranked: false,
      joins: company.slice(1, 4),
    },
    {
      title: `${city} Masters`,
      organizer: second,
      format: 'double_elimination',
      starts: 12,
      ranked: false,
      joins: company.slice(3, 6),
      invited: [login],
    },
  ]
  return plans.flatMap(plan => tournamentSteps(scene, plan).steps)
}

/** Past, present and coming tournaments. */
export const tournamentsOf = (scene: Scene): Step[] => [...finished(scene), ...running(scene), ...ahead(scene)]
