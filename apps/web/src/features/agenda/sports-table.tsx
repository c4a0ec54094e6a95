import type { UserSport } from '@gauntlet/contract/sports/endpoints'
import { Card } from '../../ui/card.tsx'
import * as texts from './texts.ts'
import { TableHead } from '../../ui/table-head.tsx'

/** The viewer's sports: rank, '?' while it is provisional, wins and played. */
export function SportsTable({ sports, add }: { sports: readonly UserSport[]; add: () => void }) {
  const hasDraws = sports.some(({ _joinData }) => _joinData.draws > 0)
  return (
    <Card label={texts.yourSports} className="sports">
      {sports.length === 0 ? (
        <div className="row between">
          <p>{texts.addASportToGet}</p>
          <button type="button" className="button main small" onClick={add}>
            {texts.addSports}
          </button>
        </div>
      ) : (
        <table className="table">
          <TableHead
            first={texts.sport}
            numbers={[texts.rank, texts.wins, ...(hasDraws ? [texts.draws] : []), texts.played]}
          />
          <tbody>
            {sports.map(({ id, name, _joinData: { rank, provisional, wins, draws, played } }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td className="number rank">
                  {rank}
                  {provisional === 1 && (
                    <span className="soft" title={texts.provisionalFewResultsSoFar}>
                      ?
                    </span>
                  )}
                </td>
                <td className="number">{wins}</td>
                {hasDraws && <td className="number">{draws}</td>}
                <td className="number">{played}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
