import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import { lazy } from './part.tsx'

// Asked for with the first press of such an act.
const ActQuestion = lazy(() => import('./act-question.tsx'))

interface Look {
  text: string
  /** Its mark in a menu. */
  icon?: string
  look?: 'main' | 'danger' | 'quiet'
  /** Says how things stand, and cannot be pressed. */
  disabled?: boolean
}

/** A question before an act; red is the button of what cannot be mended. */
export interface Asks {
  title: string
  /** Its subject: see `aboutLine`. */
  line?: ReactNode
  /** The news for whoever asks, above the rest. */
  lead?: string | undefined
  text: string
  confirm: string
  mild?: boolean
  /** Another way out, above the buttons. */
  instead?: { text: string; run: () => void }
}

export interface Act extends Look {
  /** The question that comes first, or the way to it. */
  asks?: Asks | (() => Promise<Asks>)
  run: () => unknown
}

/** An act with a screen of its own. */
export interface Way extends Look {
  to: string
}

/** The state, in place of a button. */
export interface Label extends Look {
  disabled: true
}

/**
 * The viewer's acts, a button each; acts that cannot simply be undone ask first. `about` tells equal buttons apart; it
 * is left out if there is only one of each.
 */
export function ActButtons({
  acts,
  busy,
  about,
  small = false,
  inMenu = false,
}: {
  acts: readonly (Act | Way | Label)[]
  busy: boolean
  about?: string | undefined
  small?: boolean
  /** One below the other: each with its mark. */
  inMenu?: boolean
}) {
  const [asking, setAsking] = useState<{ asks: Asks | Promise<Asks>; run: Act['run'] }>()
  const press = ({ asks, run }: Act) =>
    asks ? setAsking({ asks: typeof asks === 'function' ? asks() : asks, run }) : run()
  const size = small ? 'small' : ''
  return (
    <>
      {acts.map(act => {
        const { text, icon, look = '', disabled = false } = act
        const mark = inMenu && icon !== undefined && <Icon path={icon} />
        const named = about === undefined ? {} : { 'aria-label': `${text}, ${about}` }
        if ('to' in act && !disabled)
          return (
            <Link key={text} className={`button ${look} ${size}`} to={act.to} {...named}>
              {mark}
              {text}
            </Link>
          )
        return (
          <button
            key={text}
            type="button"
            className={`button ${look} ${size}`}
            {...named}
            disabled={busy || disabled}
            onClick={'run' in act ? () => press(act) : undefined}
          >
            {mark}
            {text}
          </button>
        )
      })}
      {asking && (
        <Suspense>
          <ActQuestion asks={asking.asks} busy={busy} run={asking.run} close={() => setAsking(undefined)} />
        </Suspense>
      )}
    </>
  )
}
