import type { ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import * as texts from './texts.ts'
import { UsualTimes } from '../ui/usual-times.tsx'
import { useZone } from './use-zone.ts'

/** When it starts: one of the usual times with a tap, or any other. */
export const WhenField = ({
  value,
  zip,
  choose,
  field,
  error,
  children,
}: {
  value: string | undefined
  /** The venue's, as far as it is typed: an hour may be past there that is still to come here. */
  zip: string | undefined
  choose: (time: string) => void
  field: UseFormRegisterReturn
  /** Further proposals. */
  children?: ReactNode
  error: string | undefined
}) => (
  <fieldset className="stack tight">
    <legend className="form-legend">{texts.when}</legend>
    <UsualTimes
      value={value}
      zone={useZone(zip).zone}
      choose={choose}
      field={{ label: texts.startDateTime, hint: texts.localTimeAtTheVenue, error, ...field }}
    />
    {children}
  </fieldset>
)
