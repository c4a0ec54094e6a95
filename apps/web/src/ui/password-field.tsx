import { type ComponentProps, useState } from 'react'
import { FormField } from './field.tsx'
import './password-field.css'

/** A password, which can be looked at while it is typed. */
export function PasswordField({
  label,
  hint,
  error,
  ...input
}: Omit<ComponentProps<typeof FormField>, 'children'> & Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <FormField label={label} hint={hint} error={error}>
      {control => (
        <div className="password-control">
          <input className="control" {...input} {...control} type={shown ? 'text' : 'password'} spellCheck={false} />
          <button
            type="button"
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </FormField>
  )
}
