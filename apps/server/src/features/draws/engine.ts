import type { TournamentFormat } from '@gauntlet/contract/tournaments/status'
import { BracketsManager } from 'brackets-manager'
import { type Match, type ParticipantResult, type StageSettings, type StageType, Status } from 'brackets-model'
import { BracketTables } from './memory.ts'

/** The formats that have a bracket. */
export type BracketFormat = Exclude<TournamentFormat, 'none'>

/** A match as the engine keeps it; players are known by their seed, counted from 1. */
export interface EngineMatch {
  id: number
  group_number: number
  round: number
  number: number
  status: Match['status']
  opponent1: ParticipantResult | null
  opponent2: ParticipantResult | null
}

// A bracket has one stage; its id and that of the tournament need only differ from no other within the memory.
const ONE = 0
const types: Record<BracketFormat, StageType> = {
  single_elimination: 'single_elimination',
  double_elimination: 'double_elimination',
  round_robin: 'round_robin',
}

/** The semi-final losers play for the third place; a player without a loss before the grand final may lose it once. */
const settingsOf = (format: BracketFormat, players: number): StageSettings => {
  if (format === 'round_robin') return { groupCount: 1, roundRobinMode: 'simple', size: players }
  const size = 2 ** Math.ceil(Math.log2(players))
  return format === 'single_elimination'
    ? { size, seedOrdering: ['inner_outer'], consolationFinal: true }
    : { size, seedOrdering: ['inner_outer'], grandFinal: 'double' }
}

async function matchesIn(tables: BracketTables): Promise<EngineMatch[]> {
  const groups = new Map((await tables.select('group'))?.map(({ id, number }) => [id, number]))
  const rounds = new Map((await tables.select('round'))?.map(({ id, number }) => [id, number]))
  const matches = (await tables.select('match')) ?? []
  return matches.map(({ id, group_id, round_id, number, status, opponent1, opponent2 }) => ({
    id: Number(id),
    group_number: groups.get(group_id) ?? 0,
    round: rounds.get(round_id) ?? 0,
    number,
    status,
    opponent1,
    opponent2,
  }))
}

/** Draws a bracket for that many players, with the better seeds apart and byes if the number does not come out even. */
export async function drawMatches(
  format: BracketFormat,
  players: number,
): Promise<{ settings: StageSettings; matches: EngineMatch[] }> {
  const tables = new BracketTables()
  const settings = settingsOf(format, players)
  const seeds = Array.from({ length: players }, (_, index) => index + 1)
  for (const id of seeds) tables.put('participant', { id, tournament_id: ONE, name: String(id) })
  const nobody = Array.from({ length: (settings.size ?? players) - players }, () => null)
  const stage = await new BracketsManager(tables).create.stage({
    tournamentId: ONE,
    name: format,
    type: types[format],
    seedingIds: [...seeds, ...nobody],
    settings,
  })
  return { settings: stage.settings, matches: await matchesIn(tables) }
}

/** The groups and rounds are in their matches: they are not stored separately. */
function tablesOf(format: BracketFormat, settings: StageSettings, matches: readonly EngineMatch[]): BracketTables {
  const tables = new BracketTables()
  tables.put('stage', { id: ONE, tournament_id: ONE, name: format, type: types[format], number: 1, settings })
  const rounds = Map.groupBy(matches, ({ group_number, round }) => `${group_number}.${round}`)
  for (const group of new Set(matches.map(({ group_number }) => group_number)))
    tables.put('group', { id: group, stage_id: ONE, number: group })
  for (const [id, [match]] of rounds)
    if (match) tables.put('round', { id, stage_id: ONE, group_id: match.group_number, number: match.round })
  for (const { id, group_number, round, number, status, opponent1, opponent2 } of matches) {
    const round_id = `${group_number}.${round}`
    const place: Omit<Match, 'id'> = {
      stage_id: ONE,
      group_id: group_number,
      round_id,
      number,
      child_count: 0,
      status,
      opponent1,
      opponent2,
    }
    tables.put('match', { id, ...place })
  }
  return tables
}

/** The matches after one was won, and its players move on to the next ones; or nobody has won it. */
export async function playMatch(
  format: BracketFormat,
  settings: StageSettings,
  matches: readonly EngineMatch[],
  { match: id, winner }: { match: number; winner: number | null },
): Promise<EngineMatch[]> {
  const played = matches.find(match => match.id === id)
  const tables = tablesOf(format, settings, matches)
  if (winner === null) {
    await new BracketsManager(tables).update.match({ id, opponent1: { result: 'draw' }, opponent2: { result: 'draw' } })
    return matchesIn(tables)
  }
  if (played?.opponent1?.id !== winner && played?.opponent2?.id !== winner)
    throw new Error(`Seed ${winner} does not play in match ${id}`)
  const side = played.opponent1?.id === winner ? 'opponent1' : 'opponent2'
  await new BracketsManager(tables).update.match({ id, [side]: { result: 'win' } })
  return matchesIn(tables)
}

const withoutWinner = (opponent: ParticipantResult | null): ParticipantResult | null =>
  opponent && { id: opponent.id, ...(opponent.position !== undefined && { position: opponent.position }) }

/** The matches as they were before one was won; those that followed from it are taken back first. */
export async function takeBack(
  format: BracketFormat,
  settings: StageSettings,
  matches: readonly EngineMatch[],
  id: number,
): Promise<EngineMatch[]> {
  // The engine takes the rounds of a round robin for those of an elimination, and a later one for a match that follows.
  if (format === 'round_robin')
    return matches.map(match =>
      match.id === id
        ? {
            ...match,
            status: Status.Ready,
            opponent1: withoutWinner(match.opponent1),
            opponent2: withoutWinner(match.opponent2),
          }
        : match,
    )
  const tables = tablesOf(format, settings, matches)
  await new BracketsManager(tables).reset.matchResults(id)
  return matchesIn(tables)
}
