import { rich } from '../ui/rich.tsx'
import { say } from '../ui/say.ts'
import { toldWays } from './chance.ts'
import './chance-bar.css'
import * as texts from './texts.ts'

/**
 * How a match may end, as a bar of its parts and their percentages in a line; `chance` is that of winning where one
 * side does. It is read out as a sentence; where it is `roomy`, the first figure says what all are.
 */
export function ChanceBar({
  chance,
  draw: drawn,
  own = texts.you,
  other = texts.they,
  roomy = false,
}: {
  chance: number
  draw?: number | undefined
  own?: string
  other?: string | undefined
  roomy?: boolean
}) {
  const { win, draw, lose } = toldWays(chance, drawn)
  return (
    <div className="chance">
      <p className="visually-hidden">
        {say(texts.chanceToWin, { own, win, other, lose })}
        {draw > 0 && ` ${say(texts.chanceOfADraw, { draw })}`}
      </p>
      <div className="chance-bar" aria-hidden="true">
        <span className="own" style={{ flexGrow: win }} />
        {draw > 0 && <span className="drawn" style={{ flexGrow: draw }} />}
        <span className="other" style={{ flexGrow: lose }} />
      </div>
      <p className="chance-figures" aria-hidden="true">
        <Figure name={roomy ? texts.yourChance : own} percent={win} />
        {draw > 0 && <Figure name={texts.draw} percent={draw} />}
        <Figure name={other} percent={lose} />
      </p>
    </div>
  )
}

const Figure = ({ name, percent }: { name: string; percent: number }) => (
  <span>
    {rich(texts.nameAndChance, {
      name: <span className="chance-name">{name}</span>,
      percent: <strong>{say(texts.inPercent, { percent })}</strong>,
    })}
  </span>
)
