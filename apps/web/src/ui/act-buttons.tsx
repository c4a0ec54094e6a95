import { useState } from 'react'
import { ConfirmDialog } from './modal.tsx'

export interface Act {
  text: string
  look?: 'main' | 'danger' | 'quiet'
  /** A label of how things stand, and no button to press. */
  disabled?: boolean
  /** The question that comes first. */
  asks?: { title: string; text: string; confirm: string }
  run: () => Promise<unknown>
}

/** What there is to do, a button each; what cannot simply be undone asks first. `about` tells apart equal buttons. */
export function ActButtons({
  acts,
  busy,
  about,
  small = false,
}: {
  acts: readonly Act[]
  busy: boolean
  about: string
  small?: boolean
}) {
  const [asking, setAsking] = useState<Act>()
  const runAsked = async (act: Act) => {
    await act.run()
    setAsking(undefined)
  }
  return (
    <>
      {acts.map(act => (
        <button
          key={act.text}
          type="button"
          className={`button ${act.look ?? ''} ${small ? 'small' : ''}`}
          aria-label={`${act.text}, ${about}`}
          disabled={busy || act.disabled === true}
          onClick={() => (act.asks ? setAsking(act) : void act.run())}
        >
          {act.text}
        </button>
      ))}
      {asking?.asks && (
        <ConfirmDialog
          title={asking.asks.title}
          confirm={asking.asks.confirm}
          cancel="Go back"
          busy={busy}
          onConfirm={() => void runAsked(asking)}
          onCancel={() => setAsking(undefined)}
        >
          <p>{asking.asks.text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
