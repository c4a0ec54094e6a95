import { type Desk, noMore, readWords, required, type Said, UsageError } from '../../platform/operator/command.ts'
import { decide } from './decision.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { why: { type: 'string' } })
  const [thing, given, how, user] = positionals
  if (thing !== 'challenge') throw new UsageError(`'${thing ?? ''}' cannot be resolved: say challenge.`)
  const id = required(given, 'challenge')
  if (how !== 'void' && how !== 'winner') throw new UsageError('Say winner USER, or void.')
  noMore(positionals, how === 'void' ? 3 : 4)
  const winner = how === 'void' ? undefined : required(user, 'winner')
  return decide(desk, { act: 'resolve', id, winner, why: values.why })
}
