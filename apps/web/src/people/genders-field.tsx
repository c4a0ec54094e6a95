import { ChoicesField } from '../ui/choices-field.tsx'
import * as texts from './texts.ts'

/** The genders; undefined is all of them, including players who have told none. */
export function GendersField({
  options,
  chosen,
  onChange,
}: {
  options: readonly { id: string; name: string }[]
  chosen: readonly string[] | undefined
  onChange: (chosen: readonly string[] | undefined) => void
}) {
  const all = options.map(({ id }) => id)
  return (
    <ChoicesField
      label={texts.gender}
      options={options}
      chosen={chosen ?? all}
      onChange={next => onChange(next.length === all.length || next.length === 0 ? undefined : next)}
    />
  )
}
