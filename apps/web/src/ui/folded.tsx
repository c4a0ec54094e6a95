import type { ReactNode } from 'react'
import './things.css'

/** A section whose rows repeat what stands above it: its heading and their number, until somebody wants them. */
export const Folded = ({
  title,
  count,
  open = false,
  children,
}: {
  title: string
  count: number | string
  open?: boolean
  children: ReactNode
}) => (
  <section aria-label={title}>
    <details className="card folded" open={open}>
      <summary>
        <h2>
          {title} <span className="count">{count}</span>
        </h2>
      </summary>
      {children}
    </details>
  </section>
)
