import type { ReactNode } from 'react'
import './things.css'
import * as texts from './texts.ts'
import { say } from './say.ts'

/** A number that matters, large, with its label. `change` shows its sign and direction: ▲ +19. */
export const Stat = ({
  label,
  value,
  change,
  size = 'big',
}: {
  label: ReactNode
  value: ReactNode
  change?: number | undefined
  size?: 'big' | 'medium'
}) => (
  <dl className={`stat ${size}`}>
    <dt>{label}</dt>
    <dd>
      <span className="stat-value">{value}</span>
      {change !== undefined && <Change value={change} />}
    </dd>
  </dl>
)

/** A change with sign, direction and colour. */
export const Change = ({ value }: { value: number }) => {
  if (value === 0) return <span className="change">= 0</span>
  return value > 0 ? <span className="change up">▲ +{value}</span> : <span className="change down">▼ −{-value}</span>
}

/** A rank before and after, and how far it moved. */
export const RankChange = ({ moved }: { moved: { before: number; after: number; change: number } }) => (
  <p className="rank-change">
    <span className="numbers">
      {moved.before} → <strong>{moved.after}</strong>
    </span>
    <Change value={moved.change} />
  </p>
)

/**
 * A red count; nothing at 0. `label` tells players who cannot see it what is counted; `most` is the largest that is
 * told.
 */
export const Badge = ({ count, label, most = 99 }: { count: number; label?: string; most?: number }) =>
  count > 0 && (
    <span className="badge">
      {count > most ? `${most}+` : count}
      {label !== undefined && <span className="visually-hidden"> {label}</span>}
    </span>
  )

/** A mark beside something that holds news; nothing at 0. Players who cannot see it are told the number. */
export const NewDot = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="new-dot">
      <span className="visually-hidden">{say(texts.countNew, { count })}</span>
    </span>
  )
