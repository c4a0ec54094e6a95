import type { ReactNode } from 'react'

/** The button that sends a form: in reach however long the form is, grey until there is something to send. */
export const ActBar = ({
  busy,
  note,
  idle = false,
  children,
}: {
  busy: boolean
  /** Follows from it, and is to be read before it is pressed. */
  note?: ReactNode
  /** Nothing to send yet. */
  idle?: boolean
  children: string
}) => (
  <div className="act-bar">
    {note !== undefined && <p className="soft small">{note}</p>}
    <button type="submit" className={`button ${idle ? 'idle' : 'main'} wide`} disabled={busy}>
      {children}
    </button>
  </div>
)
