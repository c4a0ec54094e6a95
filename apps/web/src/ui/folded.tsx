import type { ReactNode } from 'react'
import './things.css'

/** A section whose rows repeat what stands above it: its heading and their number, until somebody wants them. */
export const Folded = ({
  title,
  count,
  line,
  open = false,
  children,
}: {
  title: string
  count: number | string
  /** Below the heading, for as long as the rows are folded. */
  line?: ReactNode
  open?: boolean
  children: ReactNode
}) => (
  <section aria-label={title}>
    <details className="card folded" open={open}>
      <summary>
        <h2>
          {title} <span className="count">{count}</span>
        </h2>
        {line !== undefined && <div className="folded-line">{line}</div>}
      </summary>
      {children}
    </details>
  </section>
)
