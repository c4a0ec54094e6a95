import type { ComponentProps } from 'react'
import './search.css'

/** A choice of one as a pill of its own; `label` is its name where nobody sees one. */
export const Pill = ({ label, children, ...select }: { label: string } & ComponentProps<'select'>) => (
  <select className="pill" aria-label={label} {...select}>
    {children}
  </select>
)

/** A value that is none of those offered is offered, too. */
export const withOwn = (values: readonly number[], own: number) =>
  values.includes(own) ? values : [...values, own].toSorted((a, b) => a - b)
