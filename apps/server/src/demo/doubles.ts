import { DAY, HOUR, MINUTE } from '@gauntlet/contract/time'
import { answerChallenge } from '../features/challenges/act.ts'
import { issueChallenge } from '../features/challenges/issue.ts'
import { answerLineup, changeOwnLineup } from '../features/challenges/lineup.ts'
import { reportChallenge } from '../features/challenges/report.ts'
import { sendRequests } from '../features/friends/requests.ts'
import { addSports } from '../features/sports/sports.ts'
import { acts } from './acts.ts'
import { onDayOf } from './hours.ts'
import { asViewer, type DemoPlayer } from './players.ts'
import { placeOf, type Scene } from './scene.ts'
import type { Step } from './timeline.ts'

const SPORT = 'Tennis Doubles'
/** From the side of those who sign in; enough for the board of pairs, and two to come. */
const RESULTS = ['6-4 6-3', '4-6 6-3 10-7', '3-6 4-6', '7-5 6-2', '6-1 6-4', '6-4 3-6 8-10', '6-3 6-4'] as const
const EVERY = 6 * DAY

type Pair = readonly [captain: DemoPlayer, partner: DemoPlayer]

/** [[6, 4], [6, 3]] of '6-4 6-3'. */
const scoreOf = (told: string) => told.split(' ').map(set => set.split('-').map(Number))
const hasWon = (told: string) => {
  const sets = scoreOf(told).filter(([own = 0, other = 0]) => own > other)
  return sets.length === 2
}

/** They play it, and those against whom the login plays are friends: the login and the partner are by then. */
function prepared({ services, now }: Scene, sportId: string, [own, other]: readonly [Pair, Pair]): Step[] {
  const at = now - 58 * DAY
  const plays = [...own, ...other].map(player => ({
    at,
    run: () => acts(services, player, addSports, { sports: [sportId] }),
  }))
  const asks = (from: DemoPlayer, to: DemoPlayer, minutes: number): Step => ({
    at: at + minutes * MINUTE,
    run: () => sendRequests(services, asViewer(from), { friends: [{ id: to.id, active: 1 }] }),
  })
  const [captain, partner] = other
  return [...plays, asks(captain, partner, 1), asks(partner, captain, 2)]
}

/** A match from issuing to the start, with both sides filled. */
function agreed(scene: Scene, sportId: string, [own, other]: readonly [Pair, Pair], start: number) {
  const { services, random } = scene
  let id = ''
  const place = placeOf(own[0], random)
  const before = (days: number, minutes: number, run: Step['run']): Step => ({
    at: start - days * DAY + minutes * MINUTE,
    run,
  })
  const named = ([captain, partner]: Pair, minutes: number): Step[] => [
    before(2, minutes, () =>
      acts(services, captain, changeOwnLineup, { id, add: [partner.id], remove: [], side: undefined, need: undefined }),
    ),
    before(2, minutes + 60, () => acts(services, partner, answerLineup, { id, status: 'accepted' })),
  ]
  const steps = [
    before(4, 0, async () => {
      const { payload } = await issueChallenge(services, asViewer(own[0]), {
        ...place,
        sport: sportId,
        date: new Date(start).toISOString(),
        ids: [other[0].id],
        ranked: 1,
        rules: '',
        message: '',
      })
      id = payload.id
    }),
    before(3, 0, () => acts(services, other[0], answerChallenge, { id, status: 'accepted' })),
    ...named(own, 10),
    ...named(other, 20),
  ]
  return { steps, id: () => id }
}

/** Doubles with line-ups and sets around somebody who signs in: a pair with seven results, and one match to come. */
export function doublesOf(scene: Scene): Step[] {
  const { services, sportIds, login, company, now } = scene
  const { timezone } = login.region
  const sportId = sportIds.get(SPORT)
  const [first, second, partner] = company
  if (sportId === undefined || !first || !second || !partner) return []
  const pairs = [
    [login, partner],
    [first, second],
  ] as const
  const played = RESULTS.flatMap((told, n): Step[] => {
    const start = onDayOf(now - (RESULTS.length - n) * EVERY, '18:00', timezone)
    const match = agreed(scene, sportId, pairs, start)
    const winner = hasWon(told) ? login : first
    const says = (player: DemoPlayer, hours: number): Step => ({
      at: start + hours * HOUR,
      run: () =>
        acts(services, player, reportChallenge, {
          id: match.id(),
          winner: winner.id,
          score: scoreOf(told),
          ratings: {},
        }),
    })
    return [...match.steps, says(login, 2), says(first, 3)]
  })
  const next = agreed(scene, sportId, pairs, onDayOf(now + 1.5 * DAY, '18:00', timezone)).steps.filter(
    ({ at }) => at < now,
  )
  return [...prepared(scene, sportId, pairs), ...played, ...next]
}
