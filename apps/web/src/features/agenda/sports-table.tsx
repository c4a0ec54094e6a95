import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import { Card } from '../../ui/card.tsx'

/** The viewer's sports: rank, '?' while it is provisional, wins and played. */
export const SportsTable = ({ sports, add }: { sports: readonly UserSport[]; add: () => void }) => (
  <Card label="Your sports" className="sports">
    {sports.length === 0 ? (
      <div className="row between">
        <p>Add a sport to get a rank.</p>
        <button type="button" className="button main small" onClick={add}>
          Add Sports
        </button>
      </div>
    ) : (
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Sport</th>
            <th scope="col" className="number">
              Rank
            </th>
            <th scope="col" className="number">
              Wins
            </th>
            <th scope="col" className="number">
              Played
            </th>
          </tr>
        </thead>
        <tbody>
          {sports.map(({ id, name, _joinData: { rank, provisional, wins, played } }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="number rank">
                {rank}
                {provisional === 1 && (
                  <span className="soft" title="Provisional: few results so far">
                    ?
                  </span>
                )}
              </td>
              <td className="number">{wins}</td>
              <td className="number">{played}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </Card>
)
