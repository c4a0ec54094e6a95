import type { BoardRow } from '@gauntlet/contract/leaderboards/endpoints'
import { FormDots } from '../../../people/form-dots.tsx'
import { Rank } from '../../../people/rank.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Change } from '../../../ui/stat.tsx'
import { type NameOf, Place } from './leader-row.tsx'
import './podium.css'
import * as texts from '../texts.ts'

/** px; the first one's */
const LARGE = 80
const FACE = 60

/** The first three of a sport: the first in the middle, and highest. */
export const Podium = ({ rows, nameOf }: { rows: readonly BoardRow[]; nameOf: NameOf }) => (
  <ol className="podium">
    {rows.map(({ position, user, rank, provisional, gained, week, form, own }) => {
      const moved = gained ?? week
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
          <FormDots form={form} />
          <div className="podium-block">
            {position !== null && <Place position={position} />}
            <p className="podium-rank">
              <span className="visually-hidden">{texts.rank} </span>
              <Rank value={rank} provisional={provisional} />
            </p>
            {moved !== null && <Change value={moved} />}
          </div>
        </li>
      )
    })}
  </ol>
)
