import type { FeedResult } from '@gauntlet/contract/feed/endpoints'
import { mdiCheckBold } from '@mdi/js'
import { namesTogether } from '../../people/names.ts'
import { lostChip, wonChip } from '../../people/texts.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { columnsOf, opposed } from './words.ts'

const FACES = 2
/** Of the room of one face, so that both together fill it. */
const OF_TWO = 0.625

/** Two sides below each other, the winner above, and a column a set, or who won; read out in words beside it. */
export function FeedBoard({ result, face }: { result: FeedResult; face: number }) {
  const { hasWinner, rows } = opposed(result)
  const columns = columnsOf(result.score)
  const lookOf = (look: string, row: number) => `${look} ${hasWinner && row === 1 ? 'lost' : ''}`
  return (
    <span className="feed-board" aria-hidden="true">
      {rows.map((players, row) => (
        <span key={row} className={lookOf('feed-side', row)}>
          <span className={players.length > 1 ? 'faces two' : 'faces'}>
            {players.slice(0, FACES).map(({ id, full_name, preference }) => (
              <Avatar
                key={id}
                id={id}
                name={full_name}
                image={preference.image}
                size={players.length > 1 ? face * OF_TWO : face}
              />
            ))}
          </span>
          <span className="feed-name">{namesTogether(players)}</span>
          {hasWinner && row === 0 && <Icon path={mdiCheckBold} className="icon feed-won" />}
        </span>
      ))}
      {hasWinner && result.score === '' && (
        <>
          <span className="feed-word">{wonChip}</span>
          <span className="feed-word lost">{lostChip}</span>
        </>
      )}
      {columns.map((cells, column) =>
        cells.map(({ number, tieBreak }, row) => (
          // who has lost the match has won this one
          <span
            key={`${column} ${row}`}
            className={Number(number) > Number(cells[0]?.number) ? 'feed-set' : lookOf('feed-set', row)}
          >
            {number}
            {tieBreak !== undefined && <sup>{tieBreak}</sup>}
          </span>
        )),
      )}
    </span>
  )
}
