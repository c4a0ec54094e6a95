import type { ReactNode } from 'react'
import { Court } from './court.tsx'
import './dead-end.css'

/**
 * The end of a way: what happened, why, the way that helps, and a plain way out. A page of visitors has the court and
 * the title already.
 */
export const DeadEnd = ({
  title,
  why,
  help,
  out,
}: {
  title?: string
  why: ReactNode
  help?: ReactNode
  out?: ReactNode
}) => (
  <div className="dead-end">
    {title !== undefined && (
      <>
        <Court />
        <h2>{title}</h2>
      </>
    )}
    <p>{why}</p>
    {help && (
      <div className="dead-end-ways">
        {help}
        {out}
      </div>
    )}
  </div>
)
