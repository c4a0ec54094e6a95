import type { Bracket } from '@gauntlet/contract/brackets/answer'
import { Card } from '../../../ui/card.tsx'
import { standingsOf } from './tree.ts'

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'))

/** The current standings by wins. */
export const BracketTable = ({ bracket }: { bracket: Bracket }) => (
  <Card className="bracket-table">
    <table className="table">
      <caption className="visually-hidden">{bracket.undecided > 0 ? 'As it stands' : 'Final order'}</caption>
      <thead>
        <tr>
          <th scope="col" className="number">
            <span aria-hidden="true">#</span>
            <span className="visually-hidden">Place</span>
          </th>
          <th scope="col">Player</th>
          <th scope="col" className="number">
            Played
          </th>
          <th scope="col" className="number">
            Won
          </th>
          <th scope="col" className="number">
            <abbr title="Points for minus points against">+/−</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {standingsOf(bracket).map(({ player, played, wins, difference }, index) => (
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
            <td className="number">{signed(difference)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="soft small">With as many wins: the matches against each other, then +/−, then the seed.</p>
  </Card>
)
