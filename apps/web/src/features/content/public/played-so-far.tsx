import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { useRow } from '../../../api/use-load.ts'
import { LANGUAGE } from '../../../language.ts'
import { whenNeeded } from '../../../ui/formats.ts'
import { plural } from '../../../ui/plural.ts'
import * as texts from '../texts.ts'
import './played-so-far.css'

const counts = whenNeeded(() => new Intl.NumberFormat(LANGUAGE))

/** How much is played here: nothing until something was. */
export function PlayedSoFar() {
  const { data } = useRow(ranks.calibration, {})
  if (!data) return null
  const { matches, draws } = data.payload.all
  const played = matches + draws
  if (played === 0) return null
  return (
    <p className="played-so-far">
      <strong>{counts().format(played)}</strong> {plural(texts.rankedMatchesSoFar, played)}
    </p>
  )
}
