import { type ComponentProps, useId } from 'react'
import type { TEAM_GENDERS } from '@gauntlet/contract/teams/texts'
import * as texts from './texts.ts'

/** The genders that may play in a team: one of a few, as pills. */
export function GenderField({
  options,
  error,
  register,
}: {
  options: readonly (typeof TEAM_GENDERS)[number][]
  error: string | undefined
  register: ComponentProps<'input'>
}) {
  const id = useId()
  return (
    <fieldset className="field" aria-labelledby={id} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <p className="pieces">
        <span className="label" id={id}>
          {texts.gender}
        </span>
        <span className="soft small">{texts.theTeamIsFor}</span>
      </p>
      <div className="choices even">
        {options.map(option => (
          <label key={option}>
            <input type="radio" value={option} {...register} />
            {texts.genders[option]}
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
