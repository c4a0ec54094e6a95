import { formatOf } from '@gauntlet/contract/scores/choice'
import type { ScoreFormat, SegmentRules } from '@gauntlet/contract/scores/format'
import { scoringOf } from '@gauntlet/contract/scores/formats'
import { HOUR } from '@gauntlet/contract/time'
import { decideMatch, reportMatch } from '../features/brackets/playing.ts'
import { drawPlayers } from '../features/brackets/draw.ts'
import { viewBracket } from '../features/brackets/present.ts'
import type { Services } from '../platform/services.ts'
import { acts } from './acts.ts'
import { asViewer, type DemoPlayer } from './players.ts'
import type { Random } from './random.ts'
import type { Step } from './timeline.ts'

interface Knockout {
  idOf: () => string
  start: number
  /** Plays too. */
  organizer: DemoPlayer
}

/** Won by three fifths of what it takes: 6–3 of tennis, 11–6 of pickleball. */
const wonBy = ({ target }: SegmentRules): [number, number] => [target, Math.floor(target * 0.6)]

/** A win of the first side in three, or of the other in two; nothing in a sport without sets. */
function setsOf(format: ScoreFormat | undefined, first: boolean): number[][] | undefined {
  if (format?.kind !== 'sets' || format.best_of !== 3) return undefined
  const { segment, final } = format
  const lost = wonBy(segment).toReversed()
  return first ? [wonBy(segment), lost, wonBy(final ?? segment)] : [lost, lost]
}

/** All that can be played is decided, but the organizer's own match, of which the other one has said who won. */
async function playFirstMatches(services: Services, random: Random, id: string, organizer: DemoPlayer): Promise<void> {
  const { matches, players, sport } = await viewBracket(services, asViewer(organizer), { id })
  const idAt = (seed: number | null | undefined) => players.find(player => player.seed === seed)?.id ?? undefined
  for (const match of matches.filter(({ state }) => state === 'ready')) {
    const [one, other] = [idAt(match.sides[0]), idAt(match.sides[1])]
    if (one === undefined || other === undefined) continue
    const first = random.chance(0.7)
    const scoring = scoringOf(sport.name)
    const score = setsOf(scoring && formatOf(scoring, match.score_format ?? scoring.default_format), first)
    const plain = { score1: first ? 2 : 0, score2: first ? 1 : 2 }
    const result = { id, match: match.id, winner: first ? one : other, ...(score ? { score } : plain) }
    const opponent = one === organizer.id ? other : one
    if (one === organizer.id || other === organizer.id) await acts(services, { id: opponent }, reportMatch, result)
    else await acts(services, organizer, decideMatch, result)
  }
}

/** Draws the bracket when the tournament has started, and plays its first matches. */
export const knockoutSteps = (
  { services, random }: { services: Services; random: Random },
  { idOf, start, organizer }: Knockout,
): Step[] => [
  { at: start + HOUR / 4, run: () => acts(services, organizer, drawPlayers, { id: idOf() }) },
  { at: start + 3 * HOUR, run: () => playFirstMatches(services, random, idOf(), organizer) },
]
