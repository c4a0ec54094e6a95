import { type Desk, noMore, readWords, required, type Said, UsageError } from '../../platform/operator/command.ts'
import { decideMatch, decideTournamentResult, type TournamentWord } from './decision.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { why: { type: 'string' } })
  const [thing, given, ...decision] = positionals
  const act = { act: 'resolve', why: values.why }
  if (thing === 'challenge') {
    const id = required(given, 'challenge')
    return decideMatch(desk, { ...act, id, winner: winnerOf(decision) })
  }
  if (thing === 'tournament') {
    const id = required(given, 'tournament')
    return decideTournamentResult(desk, { ...act, id, word: wordOf(decision) })
  }
  throw new UsageError(`'${thing ?? ''}' cannot be resolved: say challenge or tournament.`)
}

/** `winner USER`, or `void`: nobody. */
function winnerOf([how, ...users]: readonly string[]): string | undefined {
  if (how !== 'void' && how !== 'winner') throw new UsageError('Say winner USER, or void.')
  noMore(users, how === 'void' ? 0 : 1)
  return how === 'void' ? undefined : required(users[0], 'winner')
}

/** `confirm`, `void`, `winner USER`, or `places USER USER …`, the first one first. */
function wordOf([how, ...users]: readonly string[]): TournamentWord {
  if (how === 'places') {
    required(users[0], 'player')
    return { places: users }
  }
  if (how === 'winner') {
    noMore(users, 1)
    return { winner: required(users[0], 'winner') }
  }
  if (how !== 'confirm' && how !== 'void') throw new UsageError('Say confirm, winner USER, places USER …, or void.')
  noMore(users, 0)
  return how
}
