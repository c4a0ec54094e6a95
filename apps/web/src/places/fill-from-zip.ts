import { codeOfState } from '@gauntlet/contract/places/states'

export interface CityAndState {
  city: string
  /** Its postal code, or its name. */
  state: string
}

const PARTS = ['city', 'state'] as const

/**
 * The fields that a ZIP fills in: those that are empty, or still hold what a form filled in by itself before
 * (`filled`). Typed text stays.
 */
export function fillFromZip(
  now: CityAndState,
  filled: Partial<CityAndState>,
  found: CityAndState,
): Partial<CityAndState> {
  const changes: Partial<CityAndState> = {}
  for (const part of PARTS) if (now[part].trim() === '' || now[part] === filled[part]) changes[part] = found[part]
  return changes
}

const letters = (text: string) => text.trim().toLowerCase()

/** Whether two places are the same as written, the state by code or by name. */
export const isSamePlace = (a: CityAndState, b: CityAndState): boolean =>
  letters(a.city) === letters(b.city) && codeOfState(a.state.trim()) === codeOfState(b.state.trim())
