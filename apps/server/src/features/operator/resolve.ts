import { type Desk, noMore, readWords, required, type Said, UsageError } from '../../platform/operator/command.ts'
import { decideMatch, decideTournamentResult, type MatchWord, type TournamentWord } from './decision.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { why: { type: 'string' } })
  const [thing, given, ...decision] = positionals
  const act = { act: 'resolve', why: values.why }
  if (thing === 'challenge') {
    const id = required(given, 'challenge')
    return decideMatch(desk, { ...act, id, word: matchWordOf(decision) })
  }
  if (thing === 'tournament') {
    const id = required(given, 'tournament')
    return decideTournamentResult(desk, { ...act, id, word: wordOf(decision) })
  }
  throw new UsageError(`'${thing ?? ''}' cannot be resolved: say challenge or tournament.`)
}

/** `winner USER`, or one of these words; undefined if it is none of them. */
function winnerOr<Word extends string>([how, ...users]: readonly string[], words: readonly Word[]) {
  if (how === 'winner') {
    noMore(users, 1)
    return { winner: required(users[0], 'winner') }
  }
  const word = words.find(each => each === how)
  if (word !== undefined) noMore(users, 0)
  return word
}

/** `winner USER`, `draw`, or `void`: no result. */
function matchWordOf(words: readonly string[]): MatchWord {
  const word = winnerOr(words, ['void', 'draw'])
  if (word === undefined) throw new UsageError('Say winner USER, draw, or void.')
  return word
}

/** `confirm`, `void`, `winner USER`, or `places USER USER …`, the first one first. */
function wordOf(words: readonly string[]): TournamentWord {
  const [how, ...users] = words
  if (how === 'places') {
    required(users[0], 'player')
    return { places: users }
  }
  const word = winnerOr(words, ['confirm', 'void'])
  if (word === undefined) throw new UsageError('Say confirm, winner USER, places USER …, or void.')
  return word
}
