import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { useRow } from '../../../api/use-load.ts'
import { plural } from '../../../ui/plural.ts'
import * as texts from '../texts.ts'
import { count } from './numbers.ts'
import './played-so-far.css'

/** How much is played here: nothing until something was. */
export function PlayedSoFar() {
  const { data } = useRow(ranks.calibration, {})
  if (!data) return null
  const { matches, draws } = data.payload.all
  const played = matches + draws
  if (played === 0) return null
  return (
    <p className="played-so-far">
      <strong>{count(played)}</strong> {plural(texts.rankedMatchesSoFar, played)}
    </p>
  )
}
