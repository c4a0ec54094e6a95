import type { Composition } from '@gauntlet/contract/challenges/sides'
import type { SportScoring } from '@gauntlet/contract/scores/format'
import { useState } from 'react'

/** The sides of a new match, as far as the issuer says anything about them. */
export interface Sidedness {
  side_size?: number
  composition?: Composition
  team_id?: string
}

/** How many play on a side: as chosen, or the sport's first; undefined until the sport is known. */
export const sideSizeOf = (scoring: SportScoring | undefined, { side_size }: Sidedness): number | undefined =>
  side_size ?? scoring?.sides.players[0]

/** Each choice holds for one sport: another has other sizes and teams. */
export function useSidedness(sportId: string | undefined) {
  const [chosen, setChosen] = useState<{ sportId: string | undefined; sides: Sidedness }>({ sportId, sides: {} })
  const value = chosen.sportId === sportId ? chosen.sides : {}
  return { value, change: (sides: Sidedness) => setChosen({ sportId, sides }) }
}
