import { isId } from '@gauntlet/contract/fields'
import { type Desk, Failure, noMore, readWords, required, type Said } from '../../platform/operator/command.ts'
import { decideMatch, decideTournamentResult } from './decision.ts'
import { findResult } from './queries.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { why: { type: 'string' } })
  noMore(positionals, 1)
  const id = required(positionals[0], 'challenge or tournament')
  const found = isId(id) ? await findResult.first(desk.services.db, { id }) : undefined
  const act = { act: 'void', id, why: values.why }
  if (found?.thing === 'challenge') return decideMatch(desk, { ...act, word: 'void' })
  if (found?.thing === 'tournament') return decideTournamentResult(desk, { ...act, word: 'void' })
  throw new Failure('There is no such challenge or tournament.')
}
