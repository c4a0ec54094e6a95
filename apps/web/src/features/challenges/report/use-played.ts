import type { Challenge } from '@gauntlet/contract/challenges/answer'
import type { UserCard } from '@gauntlet/contract/cards/answer'
import { useState } from 'react'
import { otherSide, playersOn, sideFor } from '../sides.ts'

/** Those who really played on the viewer's side: as named before, unless the report says otherwise. */
export function usePlayed(challenge: Challenge, viewerId: string, draft?: readonly UserCard[]) {
  const [changed, setChanged] = useState(draft)
  const side = sideFor(challenge, viewerId)
  const before: readonly UserCard[] = side === undefined ? challenge.users : playersOn(challenge, side)
  const own = changed ?? before
  const isSame = own.length === before.length && own.every(({ id }) => before.some(one => one.id === id))
  const ids = own.map(({ id }) => id)
  const lineup = side === 1 ? [[], ids] : [ids, []]
  const against: readonly UserCard[] = side === undefined ? [] : playersOn(challenge, otherSide(side))
  return {
    before,
    own,
    against,
    /** Undefined where nobody was changed. */
    changed,
    /** Everybody of the match. */
    people: [...own, ...against],
    change: (player: UserCard) =>
      setChanged(ids.includes(player.id) ? own.filter(({ id }) => id !== player.id) : [...own, player]),
    told: isSame || side === undefined ? {} : { lineup },
  }
}
export type Played = ReturnType<typeof usePlayed>
