import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { CheckField } from '../../../ui/field.tsx'
import { plural } from '../../../ui/plural.ts'
import type { TournamentFormParts } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

/** Ranked, with the cost of turning it on; `paid`: ranked already. */
export function RankedField({ field, paid }: { field: ReturnType<TournamentFormParts['field']>; paid: boolean }) {
  const { credits } = useSelf()
  const price = useApi(profiles.info, {}).data?.payload.ranked_tournament
  const { error, ...registered } = field
  const words = () => {
    if (!price) return texts.itsResultsMoveTheRanks
    return paid ? texts.rankedPaid : plural(texts.rankedCosts, price, { credits: credits ?? 0 })
  }
  return (
    <div className="ranked-choice">
      <CheckField label={texts.ranked} {...registered} />
      <p className="soft small">{words()}</p>
      {error !== undefined && <p className="form-error">{error}</p>}
    </div>
  )
}
