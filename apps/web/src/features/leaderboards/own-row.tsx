import { type Leader, leaderboards } from '@gauntlet/contract/leaderboards/endpoints'
import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import type { ReactNode } from 'react'
import { issuing } from '../../issuing.ts'
import { useRow } from '../../api/use-load.ts'
import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Rank } from '../../people/rank.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import { plural } from '../../ui/plural.ts'
import { say } from '../../ui/say.ts'
import type { Sent } from './public/filter.ts'
import { NoPlace, Place, recordOf } from './public/leader-row.tsx'
import * as texts from './texts.ts'

/** px */
const FACE = 40

/** The viewer below the leaders of a sport that they play: the way to their own line, or why they have no place. */
export function OwnRow({
  sportId,
  sent,
  last,
  isFirst,
}: {
  sportId: string
  sent: Sent
  last: Leader | undefined
  /** On the board that comes first the way to the next place is to play whoever has it. */
  isFirst: boolean
}) {
  const own = useSelf().sports.find(sport => sport.id === sportId)?._joinData
  if (own?.active !== 1) return null
  return own.placed === 1 ? (
    <Placed sportId={sportId} own={own} sent={sent} last={last}>
      {isFirst && last && last.rank > own.rank && (
        <button
          type="button"
          className="button small main leader-meet"
          onClick={() => issuing.set({ playerId: last.user.id, sportId })}
        >
          {say(texts.challengeName, { name: last.user.first_name })}
        </button>
      )}
    </Placed>
  ) : (
    <Row sportId={sportId} own={own} last={last} />
  )
}

/** The number of the place comes with the viewer's own row of the board. */
function Placed({
  sportId,
  own,
  sent,
  last,
  children,
}: {
  sportId: string
  own: UserSport['_joinData']
  sent: Sent
  last: Leader | undefined
  children: ReactNode
}) {
  const { data } = useRow(leaderboards.list, { ...sent, sport: sportId, limit: 1, page: 1 })
  const position = data?.payload.find(row => row.own === 1)?.position ?? null
  return (
    <Row sportId={sportId} own={own} position={position} last={last}>
      {children}
    </Row>
  )
}

/** Opponents that a place takes. */
const OPPONENTS = 5

/** The opponents who count so far, as dots; the sentence below tells players who do not see them. */
const Met = ({ count }: { count: number }) => (
  <span className="leader-met" aria-hidden="true">
    {Array.from({ length: OPPONENTS }, (_, at) => (
      <i key={at} className={at < count ? 'met' : ''} />
    ))}
    <span className="soft small numbers">{say(texts.countOf, { count, all: OPPONENTS })}</span>
  </span>
)

function Row({
  sportId,
  own,
  position = null,
  last,
  children,
}: {
  sportId: string
  own: UserSport['_joinData']
  position?: number | null
  last?: Leader | undefined
  children?: ReactNode
}) {
  const { id, full_name, preference } = useSelf()
  const met = own.placed === 0 && own.provisional === 0 ? (own.opponents ?? 0) : undefined
  return (
    <li className={own.placed === 1 ? 'leader own' : 'leader own unplaced'}>
      {own.placed === 0 ? (
        last ? (
          <Place position={null} />
        ) : (
          <NoPlace />
        )
      ) : position === null ? (
        <span className="leader-place" />
      ) : (
        <Place position={position} />
      )}
      <Avatar id={id} name={full_name} image={preference.image} size={FACE} />
      <div className="leader-words">
        <p className="leader-name">
          {full_name}
          <span className="leader-you">{texts.you}</span>
        </p>
        {own.placed === 1 ? (
          <p className="small numbers">
            <Link to={`${paths.leaderboard}?sport=${sportId}`}>
              {last && last.rank > own.rank
                ? say(texts.pointsToPlace, { points: last.rank - own.rank, place: last.position ?? 0 })
                : texts.seeWhereYouStand}
            </Link>
          </p>
        ) : met === undefined ? (
          <p className="soft small numbers">{recordOf(own)}</p>
        ) : (
          <Met count={met} />
        )}
      </div>
      <p className="leader-rank">
        <span className="visually-hidden">{texts.rank} </span>
        <Rank value={own.rank} provisional={own.provisional} />
      </p>
      {children}
      {own.placed === 0 && (
        <p className="leader-missing small">
          {met === undefined ? (
            texts.noPlaceUntilSure
          ) : (
            <Link to={paths.searchMatch}>{plural(texts.opponentsToGo, OPPONENTS - met)}</Link>
          )}
        </p>
      )}
    </li>
  )
}
