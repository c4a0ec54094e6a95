import { mdiAlertCircleOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { Court } from './court.tsx'
import { DeadEnd } from './dead-end.tsx'
import { type Failure, isMissing, whyFailed } from './failure.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import * as texts from './texts.ts'
import { say } from './say.ts'

/** Nothing to list: says so, and offers the way on. `mark` is the sign of what would be listed. */
export const EmptyState = ({
  mark,
  title,
  children,
  action,
}: {
  mark?: string
  title: string
  children?: ReactNode
  action?: ReactNode
}) => (
  <div className="state">
    <Picture mark={mark} />
    <p className="state-title">{title}</p>
    {children}
    {action}
  </div>
)

const Picture = ({ mark }: { mark: string | undefined }) => (
  <div className="state-picture">
    <Court className="court state-court" />
    {mark !== undefined && <Icon path={mark} />}
  </div>
)

/** The way on from a state: nobody comes back to it. */
export const WayOn = ({ to, children }: { to: string; children: string }) => (
  <Link className="button main" to={to} replace>
    {children}
  </Link>
)

/** A failure: the title names it, else the words of `error` do; below stand the reason, and a way to try again. */
export function ErrorState({
  title,
  error,
  retry,
  away,
}: {
  title?: string
  error?: Failure | null
  retry: () => void
  /** The way on from something that does not exist: trying again would change nothing. */
  away?: ReactNode
}) {
  if (error && isMissing(error) && away !== undefined)
    return <DeadEnd title={error.message} why={texts.itMayHaveEnded} help={away} />
  const why = error ? whyFailed(error) : undefined
  const words = why ?? error?.message
  return (
    <div className="state" role="alert">
      <Picture mark={mdiAlertCircleOutline} />
      <p className="state-title">{title ?? error?.message}</p>
      {words !== undefined && words !== (title ?? error?.message) && <p className="soft">{words}</p>}
      {error?.reference !== undefined && (
        <p className="soft reference">{say(texts.referenceReference, { reference: error.reference })}</p>
      )}
      <button type="button" className="button main" onClick={retry}>
        {texts.tryAgain}
      </button>
    </div>
  )
}
