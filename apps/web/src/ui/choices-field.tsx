import { useId } from 'react'
import './controls.css'

/** Several of a few. `chosen` are ids; choosing keeps the order of `options`. */
export const ChoicesField = ({
  label,
  options,
  chosen,
  onChange,
}: {
  label: string
  options: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}) => {
  const id = useId()
  return (
    <fieldset className="field" aria-labelledby={id}>
      <span className="label" id={id}>
        {label}
      </span>
      <div className="choices">
        {options.map(option => (
          <label key={option.id}>
            <input
              type="checkbox"
              checked={chosen.includes(option.id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  options
                    .map(other => other.id)
                    .filter(other => (other === option.id ? checked : chosen.includes(other))),
                )
              }
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
