import type { BoardRow, LeaderboardTime } from '@gauntlet/contract/leaderboards/endpoints'
import { FormDots } from '../../../people/form-dots.tsx'
import { Change } from '../../../ui/stat.tsx'
import { isSettling, LeaderRank, LeaderWho, type NameOf, placesOf, recordOf } from './leader-row.tsx'
import '../../../ui/things.css'
import * as texts from '../texts.ts'

/** The time of which the change of the ranks is told: that of the board, and of a board of all time the last week. */
const changeHeads: Record<LeaderboardTime, string> = {
  'all-time': texts.week,
  week: texts.week,
  month: texts.month,
  year: texts.year,
}

/** The words above the columns, where there is room for columns. */
export const BoardHead = ({ time }: { time: LeaderboardTime }) => (
  <p className="leader-line leader-heads" aria-hidden="true">
    <span />
    <span />
    <span>{texts.player}</span>
    <span>{texts.wonOf}</span>
    <span>{texts.form}</span>
    <span>{changeHeads[time]}</span>
    <span>{texts.rank}</span>
  </p>
)

/** A player's line on the board of a sport; the viewer's own stays in sight while the list is. */
export function BoardLine({
  row,
  hasPlaces = true,
  nameOf,
}: {
  row: BoardRow
  /** Somebody on the list has a place. */
  hasPlaces?: boolean
  nameOf: NameOf
}) {
  const { gained, week, form, own } = row
  const moved = gained ?? week
  return (
    <li className={`leader-line ${own === 1 ? 'own' : ''} ${hasPlaces ? '' : 'placeless'}`}>
      <LeaderWho leader={row} hasPlaces={hasPlaces} nameOf={nameOf}>
        <p className="pieces soft small numbers leader-city">
          {placesOf(row).map(fact => (
            <span key={fact}>{fact}</span>
          ))}
          {own === 1 && isSettling(row) && <span>{texts.stillSettling}</span>}
        </p>
      </LeaderWho>
      <p className="soft small numbers leader-record">{recordOf(row)}</p>
      <FormDots form={form} />
      <p className="leader-week">
        {moved !== null && (
          <>
            <Change value={moved} />
            {gained === null && <span className="visually-hidden"> {texts.inTheLastWeek}</span>}
          </>
        )}
      </p>
      <LeaderRank of={row} />
    </li>
  )
}
