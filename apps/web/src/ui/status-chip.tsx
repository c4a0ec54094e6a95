import { mdiCheckBold, mdiCircleOutline, mdiClockOutline, mdiCloseThick, mdiMinusThick, mdiRhombus } from '@mdi/js'
import { Icon } from './icon.tsx'
import * as texts from './texts.ts'

const LOOKS = {
  Pending: ['sand', mdiCircleOutline, texts.pending],
  Upcoming: ['sky', mdiClockOutline, texts.upcoming],
  Accepted: ['sky', mdiCheckBold, texts.accepted],
  Reporting: ['sky', mdiRhombus, texts.reporting],
  Complete: ['grass', mdiCheckBold, texts.complete],
  Cancelled: ['clay', mdiCloseThick, texts.cancelled],
  Dismissed: ['clay', mdiMinusThick, texts.dismissed],
} as const

export type Status = keyof typeof LOOKS

/** A status: a word, a colour and a shape, the same everywhere. */
export const StatusChip = ({ status }: { status: Status }) => {
  const [tone, shape, word] = LOOKS[status]
  return (
    <span className={`chip ${tone}`}>
      <Icon path={shape} />
      {word}
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
