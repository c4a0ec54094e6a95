import type { TournamentFormat } from '@gauntlet/contract/tournaments/status'
import type { Executor } from '../../platform/database/database.ts'
import type { BracketFormat } from './engine.ts'
import * as queries from './queries.ts'
import { matchFrom } from './rows.ts'
import type { BracketState } from './state.ts'

export const isFormat = (format: TournamentFormat): format is BracketFormat => format !== 'none'

/** The bracket of a tournament as it was last written; undefined while it is not drawn. */
export async function loadBracket(
  executor: Executor,
  { id, format, drawn }: { id: string; format: TournamentFormat; drawn: boolean },
): Promise<BracketState | undefined> {
  if (!drawn || !isFormat(format)) return undefined
  const chosen = await queries.findBracket.one(executor, { id })
  const entrants = await queries.listEntrants.all(executor, { id })
  const matches = await queries.listMatches.all(executor, { id })
  return { format, ...chosen, entrants, matches: matches.map(matchFrom) }
}
