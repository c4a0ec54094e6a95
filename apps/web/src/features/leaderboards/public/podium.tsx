import type { BoardRow, Leader } from '@gauntlet/contract/leaderboards/endpoints'
import { FormDots } from '../../../people/form-dots.tsx'
import { Rank } from '../../../people/rank.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Change } from '../../../ui/stat.tsx'
import { type NameOf, Place, recordOf } from './leader-row.tsx'
import './podium.css'
import './leaderboard.css'
import * as texts from '../texts.ts'

/** px; the first one's */
const LARGE = 72
const FACE = 60

const STEPS = 3
/** As many have to have a place before there is a podium: the third step may stay open, and says so. */
const FROM = 2
const isOnPodium = ({ position }: Pick<Leader, 'position'>) => position !== null && position <= STEPS

/** Those on the podium of a board; nobody while it would be one alone. */
export function onPodium<Row extends Pick<Leader, 'position'>>(rows: readonly Row[]): Row[] {
  const first = rows.filter(isOnPodium)
  return first.length < FROM ? [] : first
}

/** A leader, of whom the whole board of a sport tells more than a preview does. */
type Stepping = Leader & Partial<Pick<BoardRow, 'week' | 'form'>>

/** More letters than fit into a line above a step on a phone. */
const LINE = 11
const isLong = ({ user }: Stepping) => user.full_name.length > LINE

/** The first three of a sport: the first in the middle, and highest. */
export const Podium = ({ rows, nameOf }: { rows: readonly Stepping[]; nameOf: NameOf }) => (
  <ol className={rows.some(isLong) ? 'podium two-lines' : 'podium'}>
    {rows.map(({ position, user, rank, provisional, gained, week, form, own, played, wins }) => {
      const moved = gained ?? week ?? null
      return (
        <li key={user.id} className={`podium-step at-${position}`}>
          <Avatar
            id={user.id}
            name={user.full_name}
            image={user.preference.image}
            size={position === 1 ? LARGE : FACE}
          />
          <p className="leader-name">
            {nameOf(user)}
            {own === 1 && <span className="leader-you">{texts.you}</span>}
          </p>
          {form && <FormDots form={form} />}
          <div className="podium-block">
            {position !== null && <Place position={position} />}
            <p className="podium-rank">
              <span className="visually-hidden">{texts.rank} </span>
              <Rank value={rank} provisional={provisional} />
            </p>
            {moved !== null && <Change value={moved} />}
            <p className="podium-record small numbers">{recordOf({ played, wins })}</p>
          </div>
        </li>
      )
    })}
    {rows.length < STEPS && (
      <li className="podium-step at-3 open">
        <p className="podium-block small">{texts.openStep}</p>
      </li>
    )}
  </ol>
)
