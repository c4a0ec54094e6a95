import type { Challenge, Participant } from '@gauntlet/contract/challenges/answer'
import type { Form } from './form-dots.tsx'

/** A challenge, as far as it says who won. */
interface Match extends Pick<Challenge, 'reported_winner_id' | 'draw'> {
  users: readonly Pick<Participant, 'id' | 'side'>[]
}

/** How completed matches, the latest first, went for a player; those that nobody won or drew are left out. */
export function formOf(matches: readonly Match[], playerId: string): Form {
  const outcomes = matches.flatMap(({ users, reported_winner_id: winner, draw }): Form => {
    if (draw === 1) return ['drawn']
    if (winner === null) return []
    const side = users.find(({ id }) => id === playerId)?.side
    return [users.find(({ id }) => id === winner)?.side === side ? 'won' : 'lost']
  })
  return outcomes.toReversed()
}

/** How many of the last matches were won one after the other; a rest between them, however long, ends nothing. */
export const winsInARow = (form: Form): number => form.length - 1 - form.findLastIndex(outcome => outcome !== 'won')
