import { AGE_DEFAULT, AGE_MAX, AGE_MIN, ageTexts, asksForMonth } from '@gauntlet/contract/profiles/forms'
import { profileEditTexts } from '@gauntlet/contract/profiles/texts'
import type { ReactNode } from 'react'
import { type Registered, TextField } from '../ui/field.tsx'

/** The words of the link to the contact form. */
export const WRITE_ABOUT_AGE = 'Write to us about my age'

// The only refusals that a player can do something about here.
const OWN: readonly (string | undefined)[] = [
  undefined,
  profileEditTexts.age,
  profileEditTexts.birthMonth,
  ageTexts.month_disagrees,
]

/** The age, and below 18 the month of birth. `link` leads to the contact form if only the operator can help. */
export function AgeFields({
  age,
  month,
  typed,
  link,
}: {
  age: Registered
  month: Registered
  typed: string
  link: ReactNode
}) {
  return (
    <>
      <div className="stack">
        <TextField
          label="Age"
          type="number"
          inputMode="numeric"
          min={AGE_MIN}
          max={AGE_MAX}
          placeholder={String(AGE_DEFAULT)}
          hint="Others see a range."
          {...age}
        />
        {!OWN.includes(age.error) && <p className="small">{link}</p>}
      </div>
      {asksForMonth(typed) && (
        <TextField
          label="Month of birth"
          type="month"
          placeholder="2012-03"
          hint="So that you are 18 here on time. Nobody sees it, and we delete it then."
          {...month}
        />
      )}
    </>
  )
}
