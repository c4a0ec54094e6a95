import type { TournamentFormat } from '@gauntlet/contract/tournaments/status'
import './sketch.css'

/** As many entrants as can be told apart. */
const ENTRANTS_MAX = 32
const SIZE = { width: 240, height: 120 }
/** The part of the height that the winners of a double elimination have. */
const WINNERS = 0.6
/** That of the losers. */
const LOSERS = 0.32
/** The length of the last line, behind the final. */
const FINAL = 24

/** The entrants of the first round, filled up to a power of two. */
const sizeOf = (players: number): number => 2 ** Math.ceil(Math.log2(Math.min(ENTRANTS_MAX, Math.max(2, players))))

interface Box {
  top: number
  height: number
  width?: number
}

/** Two lines that become one, round by round, within a box. */
function tree(entrants: number, { top, height, width = SIZE.width }: Box): string {
  const rounds = Math.log2(entrants)
  const step = width / (rounds + 1)
  const lines: string[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const count = entrants / 2 ** round
    const gap = height / count
    for (let at = 0; at < count; at += 1) {
      const y = top + gap * (at + 0.5)
      const to = (round + 1) * step
      const turn = at % 2 === 0 ? gap / 2 : -gap / 2
      lines.push(`M${round * step} ${y}H${to}${round < rounds ? `v${turn}` : ''}`)
    }
  }
  return lines.join('')
}

/** Everybody against everybody: a square, without the diagonal. */
function square(entrants: number): string {
  const cells = Math.min(12, entrants)
  const side = SIZE.height / cells
  const left = (SIZE.width - SIZE.height) / 2
  const across = Array.from({ length: cells + 1 }, (_, at) => `M${left} ${at * side}h${SIZE.height}`)
  const down = Array.from({ length: cells + 1 }, (_, at) => `M${left + at * side} 0v${SIZE.height}`)
  return [...across, ...down, `M${left} 0l${SIZE.height} ${SIZE.height}`].join('')
}

function shapeOf(format: TournamentFormat, players: number): string {
  const entrants = sizeOf(players)
  if (format === 'round_robin') return square(Math.max(2, players))
  if (format === 'single_elimination') return tree(entrants, { top: 0, height: SIZE.height })
  const [width, upper, lower] = [SIZE.width - FINAL, SIZE.height * WINNERS, SIZE.height * (1 - LOSERS)]
  const ends = [upper / 2, (lower + SIZE.height) / 2] as const
  return (
    tree(entrants, { top: 0, height: upper, width }) +
    tree(Math.max(2, entrants / 2), { top: lower, height: SIZE.height * LOSERS, width }) +
    `M${width} ${ends[0]}V${ends[1]}M${width} ${(ends[0] + ends[1]) / 2}H${SIZE.width}`
  )
}

/** More in a column would touch each other. */
const SEATS_MAX = 16
const SEAT = { most: 4, ofGap: 0.36 }

/** The seats of the first round from above, the first of them taken. */
function Seats({ format, players, taken }: { format: TournamentFormat; players: number; taken: number }) {
  const entrants = sizeOf(players)
  if (format === 'round_robin' || entrants > SEATS_MAX) return null
  const gap = (SIZE.height * (format === 'single_elimination' ? 1 : WINNERS)) / entrants
  const radius = Math.min(SEAT.most, gap * SEAT.ofGap)
  return Array.from({ length: Math.min(players, entrants) }, (_, seat) => (
    <circle key={seat} className={seat < taken ? 'taken' : ''} cx={radius} cy={gap * (seat + 0.5)} r={radius} />
  ))
}

/**
 * The shape of a bracket that is not drawn yet, with its seats where it is told how many are `taken`; nothing of a
 * tournament without one.
 */
export const Sketch = ({ format, players, taken }: { format: TournamentFormat; players: number; taken?: number }) =>
  format === 'none' ? null : (
    <svg className="bracket-sketch" viewBox={`-1 -1 ${SIZE.width + 2} ${SIZE.height + 2}`} aria-hidden="true">
      <path d={shapeOf(format, players)} />
      {taken !== undefined && <Seats format={format} players={players} taken={taken} />}
    </svg>
  )
