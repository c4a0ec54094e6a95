import { type ComponentProps, useState } from 'react'
import { FormField } from './field.tsx'
import './password-field.css'
import * as texts from './texts.ts'

/** A password, which the player can look at while typing. */
export function PasswordField({
  label,
  hint,
  error,
  onShow,
  ...input
}: Omit<ComponentProps<typeof FormField>, 'children'> &
  Omit<ComponentProps<'input'>, 'type'> & { onShow?: (shown: boolean) => void }) {
  const [shown, setShown] = useState(false)
  const show = () => {
    setShown(!shown)
    onShow?.(!shown)
  }
  return (
    <FormField label={label} hint={hint} error={error}>
      {control => (
        <div className="password-control">
          <input className="control" {...input} {...control} type={shown ? 'text' : 'password'} spellCheck={false} />
          <button
            type="button"
            // the field keeps the focus, and a phone its keyboard
            onPointerDown={event => event.preventDefault()}
            aria-label={`${shown ? texts.hide : texts.show} ${label.toLowerCase()}`}
            onClick={show}
          >
            {shown ? texts.hide : texts.show}
          </button>
        </div>
      )}
    </FormField>
  )
}
