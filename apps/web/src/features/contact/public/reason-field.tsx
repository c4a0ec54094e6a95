import { type ContactReason, contactReasons } from '@gauntlet/contract/contact/endpoints'
import { useId } from 'react'
import * as texts from '../texts.ts'

/** The reason of a message: all are seen at once, and one tap chooses. */
export function ReasonField({
  first,
  error,
  choose,
}: {
  /** Chosen at first. */
  first: ContactReason | undefined
  error: string | undefined
  choose: (reason: ContactReason) => void
}) {
  const id = useId()
  return (
    <fieldset className="field" aria-labelledby={id} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <span className="label" id={id}>
        {texts.reason}
      </span>
      <div className="contact-reasons">
        {contactReasons.map(reason => (
          <label key={reason}>
            <input
              type="radio"
              name="reason"
              value={reason}
              defaultChecked={reason === first}
              onChange={() => choose(reason)}
            />
            <span>{texts.reasons[reason]}</span>
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
