import { profiles } from '@gauntlet/contract/profiles/endpoints'
import { useApi } from '../../../api/use-api.ts'
import { formOf } from '../../../ui/plural.ts'
import { rich } from '../../../ui/rich.tsx'
import '../challenges.css'
import * as texts from '../texts.ts'

/** The credits that a ranked challenge gives back when it is cancelled; `otherwise` until their number is known. */
export default function CostBack({ otherwise }: { otherwise: string }) {
  const price = useApi(profiles.info, {}).data?.payload.ranked_challenge
  if (!price) return otherwise
  return rich(formOf(texts.creditsComeBack, price), { n: <span className="credits-back">{price}</span> })
}
