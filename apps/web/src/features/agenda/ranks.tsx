import { ranks } from '@gauntlet/contract/ranks/endpoints'
import { sports, type UserSport } from '@gauntlet/contract/sports/endpoints'
import { useEffect, useRef } from 'react'
import { useApi } from '../../api/use-api.ts'
import { paths } from '../../paths.ts'
import { Rank, RankError } from '../../people/rank.tsx'
import { trendOf } from '../../people/trend.ts'
import { isPopular } from '../../sports/popular.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { plural } from '../../ui/plural.ts'
import { SPARK_BOX, sparkPoints } from '../../ui/sparkline.ts'
import { Change } from '../../ui/stat.tsx'
import * as texts from './texts.ts'

const MINUTE_MS = 60_000
/** The last results that a line shows. */
const RESULTS = 8

/** The viewer's sports: rank, what the last results did to it, wins and played; each leads to its board. */
export const Ranks = ({
  played,
  ready,
  add,
}: {
  played: readonly UserSport[]
  /** The rest of the screen has been asked for. */
  ready: boolean
  /** Opens the sheet of sports, with one of them chosen. */
  add: (sportId?: string) => void
}) => (
  <section className="stack" aria-label={texts.yourSports}>
    <div className="row ranks-head">
      <h2>{texts.yourSports}</h2>
      {played.length > 0 && (
        <p className="soft small" aria-hidden="true">
          {plural(texts.lastResults, RESULTS)}
        </p>
      )}
    </div>
    {played.length === 0 ? (
      <FirstSport add={add} />
    ) : (
      <ul className="ranks">
        {played.map(sport => (
          <li key={sport.id}>
            <RankOf sport={sport} ready={ready} />
          </li>
        ))}
      </ul>
    )}
  </section>
)

/** For a player without a sport: those that many play are a tap away. */
function FirstSport({ add }: { add: (sportId?: string) => void }) {
  const { data } = useApi(sports.all, {})
  const popular = data?.payload.filter(isPopular) ?? []
  return (
    <Card className="stack">
      <p>{texts.addASportToGet}</p>
      <ul className="row">
        {popular.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className="button small" onClick={() => add(id)}>
              {name}
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="button main small" onClick={() => add()}>
            {texts.addSports}
          </button>
        </li>
      </ul>
    </Card>
  )
}

function RankOf({ sport, ready }: { sport: UserSport; ready: boolean }) {
  const { id, name, _joinData } = sport
  const { rank, provisional, deviation, wins, draws, played } = _joinData
  const { line, results, moved } = useTrend(sport, ready)
  const record = [
    plural(texts.nWon, wins),
    ...(draws > 0 ? [plural(texts.nDrawn, draws)] : []),
    plural(texts.nPlayed, played),
  ]
  return (
    <Link className="rank-pill" to={`${paths.leaderboard}?${new URLSearchParams({ sport: id })}`}>
      <span className="rank-sport">{name}</span>
      <span className="rank-last">
        {moved !== undefined && (
          <>
            <Change value={moved} />
            <span className="visually-hidden"> {plural(texts.overNResults, results)}</span>
          </>
        )}
      </span>
      <span className="rank-figure">
        <span className="visually-hidden">{texts.rank} </span>
        <Rank value={rank} provisional={provisional} />
        <RankError points={deviation} />
      </span>
      <svg className="sparkline" viewBox={SPARK_BOX} aria-hidden="true">
        {line.length > 1 && <Line values={line} />}
      </svg>
      <span className="rank-record small soft numbers">{record.join(' · ')}</span>
    </Link>
  )
}

function Line({ values }: { values: readonly number[] }) {
  const points = sparkPoints(values)
  const end = points.at(-1)
  return (
    <>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {end && <circle cx={end.x} cy={end.y} r="2.5" />}
    </>
  )
}

/** How the rank moved over the last results; asked again once it moves. */
function useTrend({ id, _joinData: { rank, played } }: UserSport, ready: boolean) {
  const { data, refetch } = useApi(
    ranks.history,
    { sport: id, limit: RESULTS },
    { live: false, fresh: MINUTE_MS, enabled: ready && played > 0 },
  )
  const known = useRef(rank)
  useEffect(() => {
    if (known.current !== rank) void refetch()
    known.current = rank
  }, [rank, refetch])
  return trendOf(data?.payload ?? [])
}
