import type { ComponentProps } from 'react'
import { TextField } from './field.tsx'
import './search-field.css'

const LOOKING = { type: 'search', className: 'control looking', autoComplete: 'off', enterKeyHint: 'search' } as const

type Field = Omit<ComponentProps<typeof TextField>, 'type' | 'className' | 'onChange'> & {
  onType: (text: string) => void
}

/** A field that something is looked for in while it is typed. */
export const SearchField = ({ onType, ...rest }: Field) => (
  <TextField {...LOOKING} onChange={event => onType(event.currentTarget.value)} {...rest} />
)

/** The same where its placeholder says all: the label is only spoken. */
export const BareSearchField = ({
  label,
  onType,
  ...rest
}: Pick<Field, 'label' | 'onType' | 'placeholder' | 'value'>) => (
  <input {...LOOKING} aria-label={label} onChange={event => onType(event.currentTarget.value)} {...rest} />
)
