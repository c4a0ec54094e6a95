import { type Composition } from '@gauntlet/contract/challenges/sides'
import { sports } from '@gauntlet/contract/sports/endpoints'
import { useState } from 'react'
import { useApi } from '../../../api/use-api.ts'
import { useScoring } from '../../../scores/use-scoring.ts'

/** The sides that a new tournament is for. */
export interface Sides {
  side_size?: number
  composition?: Composition
}

/** The organizer's choice for one sport: another has sides of other sizes. */
export function useSides(sportId: string) {
  const [chosen, setChosen] = useState<{ sportId: string; sides: Sides }>()
  const { data } = useApi(sports.all, {})
  const sport = data?.payload.find(({ id }) => id === sportId)
  const sizes = useScoring(sport?.name ?? '', sport !== undefined)?.sides.players ?? [1]
  const [first = 1] = sizes
  const usual: Sides = sizes.includes(1) ? {} : { side_size: first }
  return {
    /** Larger than one. */
    sizes: sizes.filter(size => size > 1),
    value: chosen?.sportId === sportId ? chosen.sides : usual,
    change: (sides: Sides) => setChosen({ sportId, sides }),
  }
}
