import type { Bracket } from '@gauntlet/contract/brackets'
import { Card } from '../../ui/card.tsx'
import { standingsOf } from './bracket-tree.ts'

/** Everybody by wins, as it stands. */
export const BracketTable = ({ bracket }: { bracket: Bracket }) => (
  <Card className="bracket-table">
    <table className="table">
      <caption className="visually-hidden">{bracket.undecided > 0 ? 'As it stands' : 'Final order'}</caption>
      <thead>
        <tr>
          <th scope="col" className="number">
            Place
          </th>
          <th scope="col">Player</th>
          <th scope="col" className="number">
            Played
          </th>
          <th scope="col" className="number">
            Won
          </th>
        </tr>
      </thead>
      <tbody>
        {standingsOf(bracket).map(({ player, played, wins }, index) => (
          <tr key={player.seed} className={player.seed === bracket.seed ? 'own' : ''}>
            <td className="number">{index + 1}</td>
            <th scope="row">
              {player.full_name}
              {player.seed === bracket.seed && <span className="soft small"> You</span>}
            </th>
            <td className="number">{played}</td>
            <td className="number">
              <strong>{wins}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)
