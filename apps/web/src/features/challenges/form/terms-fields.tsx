import { profiles } from '@gauntlet/contract/profiles/endpoints'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { CheckField } from '../../../ui/field.tsx'

/** Ranked, with the cost of turning it on; `paid` if the challenge is ranked already. */
export function RankedField({ field, paid = false }: { field: UseFormRegisterReturn; paid?: boolean }) {
  const { credits } = useSelf()
  const price = useApi(profiles.info, {}).data?.payload.ranked_challenge
  const cost = paid
    ? ' Turning it off gives you back what it cost.'
    : ` It costs ${price} ${price === 1 ? 'credit' : 'credits'} of your ${credits ?? 0}, given back if it is not played.`
  return (
    <div className="ranked-choice">
      <CheckField label="Ranked" {...field} />
      <p className="soft small">The result moves your rank.{price ? cost : ''}</p>
    </div>
  )
}
