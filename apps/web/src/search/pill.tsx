import type { ComponentProps } from 'react'
import './search.css'

/** A choice of one as a pill of its own; `label` is its name where nobody sees one. */
export const Pill = ({ label, children, ...select }: { label: string } & ComponentProps<'select'>) => (
  <select className="pill" aria-label={label} {...select}>
    {children}
  </select>
)
