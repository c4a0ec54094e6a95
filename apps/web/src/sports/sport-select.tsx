import { type Registered, SelectField } from '../ui/field.tsx'

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
