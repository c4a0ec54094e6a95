import { rich } from '../ui/rich.tsx'
import { isEven, threeWays } from './chance.ts'
import './chance-bar.css'
import * as texts from './texts.ts'

const percent = (chance: number) => <strong>{Math.round(chance * 100)}%</strong>

/** How a match may end, as one bar with both names; `chance` is that of winning where one side does. */
export const ChanceBar = ({
  chance,
  draw: drawn,
  other,
}: {
  chance: number
  draw?: number | undefined
  other: string
}) => {
  const { win, draw, lose } = threeWays(chance, drawn)
  return (
    <div className="stack tight">
      <div className="chance-bar" aria-hidden="true">
        <span className="own" style={{ flexGrow: win }} />
        {draw > 0 && <span className="drawn" style={{ flexGrow: draw }} />}
        <span className="other" style={{ flexGrow: lose }} />
      </div>
      <p className="chance-names">
        {isEven(chance) ? (
          <>
            <span>{texts.you}</span>
            <strong>{texts.aboutEven}</strong>
            <span>{other}</span>
          </>
        ) : (
          <>
            <span>{rich(texts.youAndChance, { percent: percent(win) })}</span>
            {draw > 0 && <span>{rich(texts.drawAndChance, { percent: percent(draw) })}</span>}
            <span>{rich(texts.nameAndChance, { name: other, percent: percent(lose) })}</span>
          </>
        )}
      </p>
    </div>
  )
}
