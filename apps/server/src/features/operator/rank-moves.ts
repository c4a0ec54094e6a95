import { type Desk, noMore, readWords, type Said } from '../../platform/operator/command.ts'
import { listMoves, listToReplay, type MoveRow } from '../ranks/replay-queries.ts'
import { plural } from './formats.ts'

const tell = ({ name, players, moved, median, largest }: MoveRow): string =>
  `${name}: ${moved} of ${plural(players, 'player')} moved, by ${median} points in the median, ${largest} at most`

/** See the row in commands.ts. */
export async function run({ services: { db } }: Desk, words: readonly string[]): Promise<Said> {
  noMore(readWords(words, {}).positionals, 0)
  const sports = await listMoves.all(db)
  const waiting = await listToReplay.all(db)
  const lines = sports.length > 0 ? sports.map(tell) : ['No sport was replayed by another engine.']
  const left = `Still to be replayed: ${plural(waiting.length, 'sport')}.`
  return {
    data: { sports, waiting: waiting.map(({ sport_id }) => sport_id) },
    text: (waiting.length > 0 ? [...lines, left] : lines).join('\n'),
  }
}
