import { mdiCheckBold, mdiCircleOutline, mdiCloseThick, mdiMinusThick, mdiPlay, mdiRhombus } from '@mdi/js'
import { Icon } from './icon.tsx'

const LOOKS = {
  Pending: ['sand', mdiCircleOutline],
  Upcoming: ['sky', mdiPlay],
  Accepted: ['sky', mdiCheckBold],
  Reporting: ['sky', mdiRhombus],
  Complete: ['grass', mdiCheckBold],
  Cancelled: ['clay', mdiCloseThick],
  Dismissed: ['clay', mdiMinusThick],
} as const

export type Status = keyof typeof LOOKS

/** A status: a word, a colour and a shape, the same everywhere. */
export const StatusChip = ({ status }: { status: Status }) => {
  const [tone, shape] = LOOKS[status]
  return (
    <span className={`chip ${tone}`}>
      <Icon path={shape} />
      {status}
    </span>
  )
}

/** A short fact. */
export const Chip = ({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: 'plain' | 'sand' | 'sky' | 'clay' | 'grass'
  icon?: string
  children: string
}) => (
  <span className={`chip ${tone}`}>
    {icon !== undefined && <Icon path={icon} />}
    {children}
  </span>
)
