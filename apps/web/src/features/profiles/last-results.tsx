import { ranks } from '@gauntlet/contract/ranks/endpoints'
import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import { useApi } from '../../api/use-api.ts'
import { trendOf } from '../../people/trend.ts'
import { plural } from '../../ui/plural.ts'
import { HeadStat } from './head-stats.tsx'
import { chartOf } from './rank-line.ts'
import * as texts from './texts.ts'

const RESULTS = 8
/** So few points over them are neither good news nor bad. */
const LITTLE = 5
const WIDTH = 72
const HEIGHT = 20
/** Room for the end of the line. */
const EDGE = 4

/** The change of a rank with its direction; in the colour of good or bad news only where it is some. */
function Moved({ points }: { points: number }) {
  const isUp = points > 0
  const tone = isUp ? 'up' : 'down'
  return (
    <span className={Math.abs(points) < LITTLE ? 'change' : `change ${tone}`}>
      {points !== 0 && <i aria-hidden="true">{isUp ? '▲' : '▼'}</i>}
      {points === 0 ? '= 0' : `${isUp ? '+' : '−'}${Math.abs(points)}`}
    </span>
  )
}

/** How a rank moved of late, as a small line; nothing before a ranked result. */
export function LastResults({ sport: { id }, userId }: { sport: UserSport; userId?: string }) {
  const { data } = useApi(ranks.history, {
    sport: id,
    limit: RESULTS,
    ...(userId !== undefined && { user_id: userId }),
  })
  const { line, results, moved } = trendOf(data?.payload ?? [])
  if (moved === undefined) return null
  const { line: path, end } = chartOf(
    line.map((rank, at) => ({ at, rank, deviation: 0 })),
    WIDTH,
    HEIGHT,
  )
  return (
    <HeadStat
      label={plural(texts.rankLastN, results)}
      value={<Moved points={moved} />}
      below={
        results > 1 && (
          <svg
            className="last-results"
            preserveAspectRatio="none"
            viewBox={`${-EDGE} ${-EDGE} ${WIDTH + 2 * EDGE} ${HEIGHT + 2 * EDGE}`}
            aria-hidden="true"
          >
            <path d={path} />
            <path className="last-result" d={`M ${end.x} ${end.y} h 0`} />
          </svg>
        )
      }
    />
  )
}
