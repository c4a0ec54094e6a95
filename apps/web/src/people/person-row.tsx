import type { UserCard } from '@gauntlet/contract/cards/answer'
import type { ReactNode } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import './friend-choices.css'

/** A player among others to whom something can be done: why not below the name, the buttons beside it. */
export const PersonRow = ({
  person: { id, full_name, preference },
  words,
  reason,
  children,
}: {
  person: Pick<UserCard, 'id' | 'full_name' | 'preference'>
  words?: string
  reason?: string | undefined
  children?: ReactNode
}) => (
  <li className="friend-row">
    <Avatar id={id} name={full_name} image={preference.image} size={40} />
    <span className="friend-words">
      <span>{full_name}</span>
      {words !== undefined && <span className="soft small">{words}</span>}
      {reason && (
        <span className="small friend-reason" role="alert">
          {reason}
        </span>
      )}
    </span>
    {children}
  </li>
)

/** A button of such a row; `label` says what it does without the row. */
export const RowButton = ({
  label,
  danger = false,
  disabled,
  onClick,
  children,
}: {
  label: string
  danger?: boolean
  disabled: boolean
  onClick: () => void
  children: string
}) => (
  <button
    type="button"
    className={danger ? 'button small danger' : 'button small'}
    disabled={disabled}
    aria-label={label}
    onClick={onClick}
  >
    {children}
  </button>
)
