import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'
import './search-field.css'

/** A field that something is looked for in while it is typed. */
export const SearchField = ({
  onType,
  ...rest
}: Omit<ComponentProps<typeof TextField>, 'type' | 'className' | 'onChange'> & { onType: (text: string) => void }) => (
  <TextField
    type="search"
    className="control looking"
    autoComplete="off"
    enterKeyHint="search"
    onChange={event => onType(event.currentTarget.value)}
    {...rest}
  />
)
