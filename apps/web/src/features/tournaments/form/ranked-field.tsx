import { RankedField } from '../../../sports/ranked-field.tsx'
import { plural } from '../../../ui/plural.ts'
import type { TournamentFormParts } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

/** Whether a tournament is ranked; `paid`: it is already. */
export const RankedTournamentField = ({
  field: { error, ...field },
  paid,
}: {
  field: ReturnType<TournamentFormParts['field']>
  paid: boolean
}) => (
  <RankedField
    field={field}
    price="ranked_tournament"
    words={(price, credits) => {
      if (!price) return texts.itsResultsMoveTheRanks
      return paid ? texts.rankedPaid : plural(texts.rankedCosts, price, { credits })
    }}
  >
    {error !== undefined && <p className="form-error">{error}</p>}
  </RankedField>
)
