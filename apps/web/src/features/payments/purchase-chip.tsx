import { type PurchaseStatus, purchaseTexts } from '@gauntlet/contract/payments/purchases'
import { mdiCheckBold, mdiCircleOutline, mdiCloseThick, mdiUndoVariant } from '@mdi/js'
import { Chip } from '../../ui/status-chip.tsx'

const LOOKS = {
  underWay: ['sand', mdiCircleOutline],
  confirming: ['sand', mdiCircleOutline],
  paid: ['grass', mdiCheckBold],
  partlyRefunded: ['sky', mdiUndoVariant],
  refunded: ['sky', mdiUndoVariant],
  chargedBack: ['clay', mdiUndoVariant],
  failed: ['clay', mdiCloseThick],
} as const

/** The state of a purchase: a word, a colour and a shape. */
export function PurchaseChip({ status }: { status: PurchaseStatus }) {
  const [tone, icon] = LOOKS[status]
  return (
    <Chip tone={tone} icon={icon}>
      {purchaseTexts[status]}
    </Chip>
  )
}
