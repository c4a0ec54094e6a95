import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

/** Another way to search, in a line until it is wanted. */
export const Fold = ({
  icon,
  title,
  aside,
  children,
}: {
  icon: string
  title: string
  /** Its filter, as it stands. */
  aside?: string
  children: ReactNode
}) => (
  <details className="card near-fold">
    <summary>
      <Icon path={icon} />
      <h2>{title}</h2>
      {aside !== undefined && <span className="soft small numbers">{aside}</span>}
    </summary>
    {children}
  </details>
)
