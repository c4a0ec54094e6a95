import { mdiMinus, mdiPlus } from '@mdi/js'
import { FormField, type Registered } from '../field.tsx'
import { IconButton } from '../icon-button.tsx'
import './number-field.css'
import { say } from '../say.ts'
import * as texts from './texts.ts'

/** A whole number, typed or moved in steps; on leaving the field it is brought within its bounds. */
export const NumberField = ({
  label,
  field: { error, ...field },
  number: { value, set },
  min,
  max,
  step = 1,
  refuses = false,
  hint,
}: {
  label: string
  field: Registered
  number: { value: string; set: (value: number) => void }
  min: number
  max: number
  step?: number
  /** The form refuses less than `min` and says why: it is not raised without a word. */
  refuses?: boolean
  hint?: string
}) => {
  const now = Number(value)
  const known = /^\d+$/.test(value)
  const within = (next: number) => Math.min(max, Math.max(min, next))
  return (
    <FormField label={label} error={error} {...(hint !== undefined && { hint })}>
      {control => (
        <div className="number-field">
          <IconButton
            icon={mdiMinus}
            label={say(texts.labelStepLess, { label, step })}
            disabled={!known || now <= min}
            onClick={() => set(within(now - step))}
          />
          <input
            className="control numbers"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            {...field}
            {...control}
            onBlur={event => {
              void field.onBlur(event)
              if (known && !(refuses && now < min)) set(within(now))
            }}
          />
          <IconButton
            icon={mdiPlus}
            label={say(texts.labelStepMore, { label, step })}
            disabled={!known || now >= max}
            onClick={() => set(within(now + step))}
          />
        </div>
      )}
    </FormField>
  )
}
