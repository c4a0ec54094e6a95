import { ranks } from '@gauntlet/contract/ranks/endpoints'
import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import { useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { Section } from '../../ui/card.tsx'
import { SelectField } from '../../ui/field.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { Change } from '../../ui/stat.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { TruthLink } from '../../people/truth-link.tsx'
import { trendOf } from '../../people/trend.ts'
import { chartOf, pointsOf, type RankPoint } from './rank-line.ts'
import './rank-history.css'
import * as texts from './texts.ts'
import { plural } from '../../ui/plural.ts'
import { TableHead } from '../../ui/table-head.tsx'
import { here } from '../../ui/here.ts'
import { datesIn } from '../../ui/formats.ts'

/** As many results as an answer holds. */
const RESULTS = 100
/** Fewer results make no line, and what they moved the head of the profile tells. */
const DRAWN = 3
const WIDTH = 320
const HEIGHT = 120

const days = datesIn({ year: 'numeric', month: 'short', day: 'numeric' })

function Line({ points }: { points: readonly RankPoint[] }) {
  const { band, line, end, marks } = chartOf(points, WIDTH, HEIGHT)
  return (
    <svg className="rank-line" viewBox={`-34 -8 ${WIDTH + 44} ${HEIGHT + 16}`} aria-hidden="true">
      {marks.map(({ rank, y }) => (
        <g key={rank}>
          <line className="mark" x1={0} x2={WIDTH} y1={y} y2={y} />
          <text x={-6} y={y + 3.5} textAnchor="end">
            {rank}
          </text>
        </g>
      ))}
      <path className="rank-band" d={band} />
      <path className="line" d={line} />
      <circle cx={end.x} cy={end.y} r={4} />
    </svg>
  )
}

/** The same as words and as a table, for players who do not see the line. */
function InWords({ sport, points }: { sport: string; points: readonly RankPoint[] }) {
  const ordered = points.map(({ rank }) => rank)
  const last = points.at(-1)
  if (!last) return null
  return (
    <figcaption className="stack tight">
      <p className="soft small">
        {plural(texts.sportOverResults, points.length - 1, {
          sport,
          min: Math.min(...ordered),
          max: Math.max(...ordered),
          rank: last.rank,
        })}
      </p>
      <details>
        <summary className="small">{texts.asATable}</summary>
        <table className="table small">
          <TableHead first={texts.day} numbers={[texts.rank, texts.plusMinus]} />
          <tbody>
            {points
              .slice(1)
              .toReversed()
              .map(({ at, rank, deviation }, index) => (
                <tr key={points.length - index}>
                  <td>{days(here()).format(at)}</td>
                  <td className="number">{rank}</td>
                  <td className="number">{deviation}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figcaption>
  )
}

function History({ sport, userId }: { sport: UserSport; userId: string }) {
  const { data, error, refetch } = useApi(ranks.history, { sport: sport.id, user_id: userId, limit: RESULTS })
  if (!data) return error ? <ErrorState error={error} retry={() => void refetch()} /> : <SkeletonList rows={2} />
  const points = pointsOf(data.payload)
  const { moved, results } = trendOf(data.payload)
  const [first] = points
  if (moved === undefined || !first) return <p className="soft">{texts.noRankedResultYet}</p>
  if (results < DRAWN)
    return (
      <>
        <p className="row between numbers">
          <span className="rank-moved">
            <span className="soft">{first.rank}</span> → {first.rank + moved}
          </span>
          <span className="small">
            <Change value={moved} /> <span className="soft">{plural(texts.overNResults, results)}</span>
          </span>
        </p>
        <TruthLink sportId={sport.id} />
      </>
    )
  return (
    <figure className="stack tight">
      <p className="row between">
        <span className="soft small">{texts.shadedLikelyRange}</span>
        <span className="small">
          <Change value={moved} /> <span className="soft">{plural(texts.overNResults, results)}</span>
        </span>
      </p>
      <Line points={points} />
      <InWords sport={sport.name} points={points} />
      <TruthLink sportId={sport.id} />
    </figure>
  )
}

/** How a player's rank moved, as a line with the band of its uncertainty; a sport at a time. */
export function RankHistory({ sports, userId }: { sports: readonly UserSport[]; userId: string }) {
  const played = sports.filter(({ _joinData }) => _joinData.played >= DRAWN).toSorted(byPlayed)
  const [chosen, setChosen] = useState('')
  const sport = played.find(({ id }) => id === chosen) ?? played[0]
  if (!sport) return null
  return (
    <Section title={texts.rankOverTime}>
      <div className="card stack">
        {played.length > 1 && (
          <SelectField label={texts.sport} value={sport.id} onChange={event => setChosen(event.currentTarget.value)}>
            {played.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <History key={sport.id} sport={sport} userId={userId} />
      </div>
    </Section>
  )
}

const byPlayed = (a: UserSport, b: UserSport) => b._joinData.played - a._joinData.played
