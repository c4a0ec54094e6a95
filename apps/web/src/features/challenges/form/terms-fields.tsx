import type { MatchOdds } from '@gauntlet/contract/ranks/endpoints'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { RankedField } from '../../../sports/ranked-field.tsx'
import { plural } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'
import { ShortStake, StakeLine } from '../detail/odds.tsx'
import * as formTexts from './texts.ts'

/** Whether a match is ranked; `paid` if the challenge is ranked already. */
export const RankedMatchField = ({
  field,
  paid = false,
  played = false,
  chosen = true,
  stake,
}: {
  field: UseFormRegisterReturn
  /** It is to be ranked: all that this means is said. */
  chosen?: boolean
  paid?: boolean
  /** It was played already, and may only fail to count. */
  played?: boolean
  /** The match, if it is against one player: what it would move is said, too. */
  stake?: MatchOdds['stake'] | undefined
}) => (
  <RankedField
    field={field}
    price="ranked_challenge"
    words={(price, credits) => {
      if (!price) return formTexts.theResultMovesYourRank
      if (paid) return chosen ? formTexts.rankedPaid : formTexts.notRankedPaid
      if (!chosen) return say(formTexts.noRankMovesFor, { price, credits })
      return plural(played ? formTexts.playedRankedCosts : formTexts.rankedCosts, price, { credits })
    }}
  >
    {stake && (chosen ? <StakeLine stake={stake} look="chip" /> : <ShortStake stake={stake} />)}
  </RankedField>
)
