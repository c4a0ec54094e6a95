import { type ComponentProps, useId } from 'react'

/** The genders that may play in a team: one of a few, as pills. */
export function GenderField({
  options,
  error,
  register,
}: {
  options: readonly string[]
  error: string | undefined
  register: ComponentProps<'input'>
}) {
  const id = useId()
  return (
    <fieldset className="field" aria-labelledby={id} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <span className="label" id={id}>
        Gender
      </span>
      <div className="choices">
        {options.map(option => (
          <label key={option}>
            <input type="radio" value={option} {...register} />
            {option}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
