import { rich } from '../ui/rich.tsx'
import './chance-bar.css'
import * as texts from './texts.ts'

const percent = (chance: number) => <strong>{Math.round(chance * 100)}%</strong>

/** The viewer's chance against somebody's, 0 to 1, as one bar with both names; `draw` where the sport has draws. */
export const ChanceBar = ({
  chance,
  draw = 0,
  other,
}: {
  chance: number
  draw?: number | undefined
  other: string
}) => {
  const theirs = Math.max(0, 1 - chance - draw)
  return (
    <div className="stack tight">
      <div className="chance-bar" aria-hidden="true">
        <span className="own" style={{ flexGrow: chance }} />
        {draw > 0 && <span className="drawn" style={{ flexGrow: draw }} />}
        <span className="other" style={{ flexGrow: theirs }} />
      </div>
      <p className="chance-names">
        <span>{rich(texts.youAndChance, { percent: percent(chance) })}</span>
        {draw > 0 && <span>{rich(texts.drawAndChance, { percent: percent(draw) })}</span>}
        <span>{rich(texts.nameAndChance, { name: other, percent: percent(theirs) })}</span>
      </p>
    </div>
  )
}
