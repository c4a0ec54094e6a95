import type { MatchOdds } from '@gauntlet/contract/ranks/endpoints'
import { profiles } from '@gauntlet/contract/profiles/endpoints'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useApi } from '../../../api/use-api.ts'
import { useSelf } from '../../../api/use-self.ts'
import { CheckField } from '../../../ui/field.tsx'
import { StakeLine } from '../detail/odds.tsx'
import * as texts from '../texts.ts'
import { plural } from '../../../ui/plural.ts'

/** Ranked, with the cost of turning it on; `paid` if the challenge is ranked already. */
export function RankedField({
  field,
  paid = false,
  odds,
}: {
  field: UseFormRegisterReturn
  paid?: boolean
  /** The match, if it is against one player: what it would move is said, too. */
  odds?: MatchOdds | undefined
}) {
  const { credits } = useSelf()
  const price = useApi(profiles.info, {}).data?.payload.ranked_challenge
  const words = () => {
    if (!price) return texts.theResultMovesYourRank
    return paid ? texts.rankedPaid : plural(texts.rankedCosts, price, { credits: credits ?? 0 })
  }
  return (
    <div className="ranked-choice">
      <CheckField label={texts.ranked} {...field} />
      <p className="soft small">{words()}</p>
      {odds && <StakeLine stake={odds.stake} look="chip" />}
    </div>
  )
}
