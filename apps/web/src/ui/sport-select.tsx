import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField } from './field.tsx'

/** What `register(name)` gives, and the field's error. */
export type Registered = UseFormRegisterReturn & { error: string | undefined }

export const SportField = ({
  field,
  sports,
  hint,
}: {
  field: Registered
  sports: readonly { id: string; name: string }[]
  hint?: string
}) => (
  <SelectField label="Sport" {...field} {...(hint !== undefined && { hint })}>
    <option value="">Choose a sport</option>
    {sports.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </SelectField>
)
