import { TableHead } from '../../../ui/table-head.tsx'
import * as texts from '../texts.ts'
import { curveOf, type Row } from './curve.ts'
import { count, percent, percents } from './numbers.ts'

const SIZE = 280
const MARKS = [0, 0.25, 0.5, 0.75, 1]

interface Drawn {
  rows: readonly Row[]
  /** Where the row begins that the sentence is about. */
  told: number
}

/** The chances that were told against what happened, as a picture: the table beside it says the same. */
export function Curve({ rows, told }: Drawn) {
  const { dots, line } = curveOf(rows, SIZE)
  return (
    <svg className="reliability" viewBox={`-46 -10 ${SIZE + 62} ${SIZE + 50}`} aria-hidden="true">
      {MARKS.map(mark => (
        <g key={mark}>
          <line className="mark" x1={0} x2={SIZE} y1={mark * SIZE} y2={mark * SIZE} />
          <line className="mark" x1={mark * SIZE} x2={mark * SIZE} y1={0} y2={SIZE} />
          <text x={-6} y={(1 - mark) * SIZE + 4} textAnchor="end">
            {percent(mark)}
          </text>
          <text x={mark * SIZE} y={SIZE + 16} textAnchor="middle">
            {percent(mark)}
          </text>
        </g>
      ))}
      <text className="axis" x={SIZE} y={SIZE + 34} textAnchor="end">
        {texts.weSaid} →
      </text>
      <text className="axis" x={6} y={14}>
        ↑ {texts.theyWon}
      </text>
      <line className="exactly" x1={0} y1={SIZE} x2={SIZE} y2={0} />
      {dots.map(({ x, top, bottom }) => (
        <line key={x} className="bar" x1={x} x2={x} y1={top} y2={bottom} />
      ))}
      <path className="curve" d={line} />
      {dots.map(({ x, y }, n) =>
        rows[n]?.from === told ? (
          <circle key={x} className="calibration-told" cx={x} cy={y} r={8} />
        ) : (
          <circle key={x} cx={x} cy={y} r={5} />
        ),
      )}
    </svg>
  )
}

export const Rows = ({ rows, told }: Drawn) => (
  <table className="table small">
    <TableHead first={texts.weSaid} numbers={[texts.matches, texts.theyWon, texts.likelyRange]} />
    <tbody>
      {rows.map(({ from, to, matches, happened, low, high }) => (
        <tr key={from} className={from === told ? 'calibration-told' : undefined}>
          <th scope="row">{percents(from, to)}</th>
          <td className="number">{count(matches)}</td>
          <td className="number">{percent(happened)}</td>
          <td className="number">{percents(low, high)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
