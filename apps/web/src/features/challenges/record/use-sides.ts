import type { User } from '@gauntlet/contract/profiles/answer'
import { OPPONENTS_MAX } from '@gauntlet/contract/challenges/status'
import type { SportScoring } from '@gauntlet/contract/scores/format'
import { useState } from 'react'
import { listed } from '../../../ui/plural.ts'
import type { Pick } from '../../../people/picks.ts'
import type { Party, PartyPlayer } from '../../../scores/party.ts'

const playerOf = ({ key, name, image }: Pick): PartyPlayer => ({
  id: key,
  full_name: name,
  short_name: name,
  preference: { image },
})

/** The key of somebody without an account, who is named and nothing else. */
const GUEST = 'guest:'
export const guestPick = (name: string): Pick => ({ key: `${GUEST}${name}`, name, image: null })
const isGuest = (key: string) => key.startsWith(GUEST)

/** A side in the order of the score: the first of it, a player, stands for all. */
const partyOf = (side: readonly PartyPlayer[]): Party[] => {
  const people = side.toSorted((one, other) => Number(isGuest(one.id)) - Number(isGuest(other.id)))
  const [first, ...more] = people
  if (!first) return []
  const name = more.length === 0 ? first.full_name : listed(people.map(({ full_name }) => full_name))
  return [{ id: first.id, name, short: more.length === 0 ? first.short_name : name, people }]
}

/** Those who played, the viewer's side first, while they are named. */
export function useSides(self: User, scoring: SportScoring | undefined, known: Pick | undefined) {
  const [chosenSize, setSize] = useState<number>()
  const [mates, setMates] = useState<readonly Pick[]>([])
  const first = known ? [known] : []
  const [others, setOthers] = useState<readonly Pick[]>(first)
  const sizes = scoring?.sides.players ?? [1]
  const size = chosenSize !== undefined && sizes.includes(chosenSize) ? chosenSize : (sizes[0] ?? 1)
  const isSided = size > 1
  const most = isSided ? size : Math.min(OPPONENTS_MAX, scoring ? scoring.sides.max_sides - 1 : OPPONENTS_MAX)
  // Whoever comes too many takes the place of the first.
  const [own, against] = [isSided ? mates.slice(1 - size) : [], others.slice(-most)]
  const me: PartyPlayer = self
  const mine = [me, ...own.map(playerOf)]
  const sides = isSided ? [mine, against.map(playerOf)] : [mine, ...against.map(pick => [playerOf(pick)])]
  return {
    sizes,
    size,
    setSize,
    own,
    setOwn: setMates,
    against,
    /** How many may have played against the viewer. */
    most,
    setAgainst: setOthers,
    /** Somebody was named, or taken out, since the form was opened. */
    isChanged: mates.length > 0 || others.length !== first.length || others.some(({ key }) => key !== known?.key),
    clear: () => {
      setMates([])
      setOthers(first)
    },
    /** Everybody is named. */
    isWhole: isSided
      ? own.length === size - 1 && against.length === size && against.some(({ key }) => !isGuest(key))
      : against.length > 0,
    parties: sides.flatMap(partyOf),
    ids: sides.map(side => side.flatMap(({ id }) => (isGuest(id) ? [] : [id]))),
    /** The names of those without an account, by side; undefined where there is none. */
    guests: [...own, ...against].some(({ key }) => isGuest(key))
      ? sides.map(side => side.flatMap(({ id, full_name }) => (isGuest(id) ? [full_name] : [])))
      : undefined,
  }
}
export type Sides = ReturnType<typeof useSides>
