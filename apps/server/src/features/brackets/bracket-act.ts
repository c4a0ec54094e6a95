import { bracketReasons, type BracketReason } from '@gauntlet/contract/brackets/reasons'
import { bracketTexts } from '@gauntlet/contract/brackets/texts'
import type { brackets } from '@gauntlet/contract/brackets/endpoints'
import type { MatchAction } from '@gauntlet/contract/brackets/status'
import type { InputOf } from '@gauntlet/contract/endpoint'
import { type BracketSituation, isForbiddenIn, verdictOfMatch } from '@gauntlet/rules/brackets/actions'
import { matchOf, type MatchFacts, seedOf, undecidedIn } from '@gauntlet/rules/brackets/facts'
import type { Transaction } from '../../platform/database/database.ts'
import { badField, conflict, forbidden, type Refusal } from '../../platform/http/refusal.ts'
import type { Services, Viewer } from '../../platform/services.ts'
import { bracketFacts, type BracketState } from '../draws/state.ts'
import { actsOn } from '../gathering/act.ts'
import { readResult, scoringOfMatch } from './scoring.ts'
import {
  asOf,
  type LoadedBracket,
  playersOf,
  presentBracket,
  requireBracket,
  type Scene,
  viewBracket,
} from './present.ts'

export const refusalOf = ({ reason }: { reason: BracketReason }): Refusal =>
  (isForbiddenIn(reason) ? forbidden : conflict)(bracketReasons[reason])

/** The side that may do an act. */
type Part = 'organizer' | 'player'

function refuseOthers(_services: Services, { facts, viewer, stored }: LoadedBracket, part: Part): void {
  if (part === 'player') {
    if (stored && seedOf(bracketFacts(stored), viewer.id) === null) throw refusalOf({ reason: 'not_playing' })
  } else if (facts.organizer_id !== viewer.id) throw refusalOf({ reason: 'not_organizer' })
}

/** The bracket after an act; `scene` is null if it has to be read again, since not everything in it was loaded. */
export type Written = { id: string; scene: Scene | null }

/** Lets the rules decide under the lock of the bracket's tournament, and stores what they did. */
export type Doing = (
  tx: Transaction,
  services: Services,
  viewer: Viewer,
  loaded: LoadedBracket,
) => Promise<Scene | null>

/**
 * An act in a bracket, given whose it is. Whoever changes a bracket holds the row of its tournament: of two players who
 * report at once, the second sees what the first has reported.
 */
export const bracketAct = actsOn({
  load: requireBracket,
  refuseOthers,
  async carryOut(tx, services, viewer, loaded, doing: Doing): Promise<Written> {
    return { id: loaded.row.id, scene: await doing(tx, services, viewer, loaded) }
  },
  present: async (services, viewer, { id, scene }: Written) =>
    scene ? presentBracket(viewer.id, scene) : viewBracket(services, viewer, { id }),
})

/** The bracket of a loaded tournament as it stands now, and the rules' view of it; refused (409) before it is drawn. */
export async function situationIn({ tournament, stored, viewer, now }: LoadedBracket) {
  if (!stored) throw refusalOf({ reason: 'not_drawn' })
  const current = await asOf(stored, tournament, now)
  const situation: BracketSituation = { tournament, bracket: bracketFacts(current), viewerId: viewer.id, now }
  return { stored, current, situation }
}

/** The scene after a match was played; null with the last one, since the tournament ends with it and is read again. */
export function sceneOf(loaded: LoadedBracket, state: BracketState): Scene | null {
  const undecided = undecidedIn(bracketFacts(state)).length
  return undecided === 0 ? null : { ...loaded, state, tournament: { ...loaded.tournament, drawn: true, undecided } }
}

/** The match of that number; refused (400) where the bracket has none. */
export const matchIn = ({ bracket }: BracketSituation, id: number): MatchFacts => {
  const match = matchOf(bracket, id)
  if (!match) throw badField('match', bracketTexts.unknownMatch)
  return match
}

/** The match that a result is sent of, and that result; refused to others (403), and where it is none (400). */
export function resultIn(
  action: MatchAction,
  { row, cast, tournament, viewer }: LoadedBracket,
  { current, situation }: { current: BracketState; situation: BracketSituation },
  sent: InputOf<typeof brackets.report>,
) {
  const match = matchIn(situation, sent.match)
  const verdict = verdictOfMatch(action, situation, match)
  if (verdict.kind !== 'allowed' && isForbiddenIn(verdict.reason)) throw refusalOf(verdict)
  const nameOf = (userId: string): string => {
    const seed = seedOf(situation.bracket, userId)
    const shown = playersOf(current.entrants, tournament, viewer.id, cast).find(player => player.seed === seed)
    return shown?.full_name ?? bracketTexts.hiddenPlayer
  }
  const scoring = scoringOfMatch(row, current, { bracket: situation.bracket, match })
  return { match, result: readResult(scoring, current, match, { sent, nameOf }) }
}
