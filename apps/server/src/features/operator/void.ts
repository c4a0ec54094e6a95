import { type Desk, noMore, readWords, required, type Said } from '../../platform/operator/command.ts'
import { decide } from './decision.ts'

/** See the row in commands.ts. */
export async function run(desk: Desk, words: readonly string[]): Promise<Said> {
  const { values, positionals } = readWords(words, { why: { type: 'string' } })
  noMore(positionals, 1)
  return decide(desk, {
    act: 'void',
    id: required(positionals[0], 'challenge'),
    winner: undefined,
    why: values.why,
  })
}
