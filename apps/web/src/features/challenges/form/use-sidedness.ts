import type { Composition } from '@gauntlet/contract/challenges/sides'
import { useState } from 'react'

/** The sides of a new match, as far as the issuer says anything about them. */
export interface Sidedness {
  side_size?: number
  composition?: Composition
  team_id?: string
}

/** Each choice holds for one sport: another has other sizes and teams. */
export function useSidedness(sportId: string | undefined) {
  const [chosen, setChosen] = useState<{ sportId: string | undefined; sides: Sidedness }>({ sportId, sides: {} })
  const value = chosen.sportId === sportId ? chosen.sides : {}
  return { value, change: (sides: Sidedness) => setChosen({ sportId, sides }) }
}
