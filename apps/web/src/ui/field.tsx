import { type ComponentProps, type ReactNode, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** The result of `register(name)`, and the field's error. */
export type Registered = UseFormRegisterReturn & { error: string | undefined }

interface FieldTexts {
  label: string
  hint?: ReactNode
  error?: string | undefined
}

/** A label above a control, its hint and its error below; `control` gets the ids that tie them together. */
export function FormField({
  label,
  hint,
  error,
  children,
}: FieldTexts & {
  children: (control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }) => ReactNode
}) {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error !== undefined })}
      {hint !== undefined && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error !== undefined && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

/** A line of text. Takes the result of `register(name)` of react-hook-form, and every attribute of an input. */
export const TextField = ({ label, hint, error, ...input }: FieldTexts & ComponentProps<'input'>) => (
  <FormField label={label} hint={hint} error={error}>
    {control => <input className="control" {...input} {...control} />}
  </FormField>
)

export const TextAreaField = ({ label, hint, error, ...area }: FieldTexts & ComponentProps<'textarea'>) => (
  <FormField label={label} hint={hint} error={error}>
    {control => <textarea className="control" rows={2} {...area} {...control} />}
  </FormField>
)

/** A choice of one; `children` are its options. */
export const SelectField = ({ label, hint, error, children, ...select }: FieldTexts & ComponentProps<'select'>) => (
  <FormField label={label} hint={hint} error={error}>
    {control => (
      <select className="control" {...select} {...control}>
        {children}
      </select>
    )}
  </FormField>
)

/** Yes or no. */
export const CheckField = ({ label, ...input }: { label: ReactNode } & ComponentProps<'input'>) => (
  <label className="check">
    <input type="checkbox" {...input} />
    <span>{label}</span>
  </label>
)
