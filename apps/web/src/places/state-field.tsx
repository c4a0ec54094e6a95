import { states } from '@gauntlet/contract/places/states'
import { type ComponentProps, useId } from 'react'
import { TextField } from '../ui/field.tsx'

const STATES = Object.entries(states)

/** A US state or territory, searched by typing its name or its code; the contract takes either. */
export const StateField = (field: Omit<ComponentProps<typeof TextField>, 'list'>) => {
  const id = useId()
  return (
    <>
      <TextField autoComplete="address-level1" {...field} list={id} />
      <datalist id={id}>
        {STATES.map(([code, name]) => (
          <option key={code} value={name}>
            {code}
          </option>
        ))}
      </datalist>
    </>
  )
}
