import { AGE_DEFAULT, AGE_MAX, AGE_MIN, ageTexts, asksForMonth } from '@gauntlet/contract/profiles/forms'
import { profileEditTexts } from '@gauntlet/contract/profiles/texts'
import type { ReactNode } from 'react'
import { type Registered, TextField } from '../ui/field.tsx'
import * as texts from './texts.ts'

/** The words of the link to the contact form. */
export const WRITE_ABOUT_AGE = texts.writeToUsAboutMy

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
          label={texts.age}
          type="number"
          inputMode="numeric"
          min={AGE_MIN}
          max={AGE_MAX}
          placeholder={String(AGE_DEFAULT)}
          hint={texts.othersSeeARange}
          {...age}
        />
        {!OWN.includes(age.error) && <p className="small">{link}</p>}
      </div>
      {asksForMonth(typed) && (
        <TextField
          label={texts.monthOfBirth}
          type="month"
          placeholder="2012-03"
          hint={texts.soThatYouAre18}
          {...month}
        />
      )}
    </>
  )
}
