import { mdiAlertCircleOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { Court } from './court.tsx'
import { Icon } from './icon.tsx'

/** Nothing to list: says so, and offers the way on. */
export const EmptyState = ({
  title,
  children,
  action,
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
}) => (
  <div className="state">
    <Court className="court state-court" />
    <p className="state-title">{title}</p>
    {children}
    {action}
  </div>
)

/** What failed, in the words of `error` unless `title` names it, with the way to try again. */
export const ErrorState = ({
  title,
  error,
  retry,
}: {
  title?: string
  error?: { message: string } | null
  retry: () => void
}) => (
  <div className="state" role="alert">
    <Icon path={mdiAlertCircleOutline} className="icon state-mark" />
    <p className="state-title">{title ?? error?.message}</p>
    {title !== undefined && error && error.message !== title && <p className="soft">{error.message}</p>}
    <button type="button" className="button" onClick={retry}>
      Try Again
    </button>
  </div>
)
