import type { Bracket } from '@gauntlet/contract/brackets/answer'
import { Card } from '../../../ui/card.tsx'
import { standingsOf } from './tree.ts'
import * as texts from './texts.ts'
import { say } from '../../../ui/say.ts'

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'))

const withDraws = ({ matches }: Bracket): boolean =>
  matches.some(({ state, draw }) => state === 'decided' && draw === 1)

const isInSets = ({ ties }: Bracket): boolean => ties.includes('units')

/** The numbers that part those with as many points. */
const tieWords: Record<Bracket['ties'][number], string> = {
  head_to_head: texts.tieHeadToHead,
  difference: texts.tieDifference,
  units: texts.tieUnits,
  scored: texts.tieScored,
}

const tiesIn = (bracket: Bracket): string =>
  bracket.ties
    .map(tie => (tie === 'difference' && isInSets(bracket) ? texts.tieSets : tieWords[tie]))
    .join(texts.tieThen)

/** The current standings, by the points of the sport's own tables. */
export const BracketTable = ({ bracket }: { bracket: Bracket }) => (
  <Card className="bracket-table">
    <table className="table">
      <caption className="visually-hidden">{bracket.undecided > 0 ? texts.asItStands : texts.finalOrder}</caption>
      <thead>
        <tr>
          <th scope="col" className="number">
            <span aria-hidden="true">#</span>
            <span className="visually-hidden">{texts.place}</span>
          </th>
          <th scope="col">{texts.player}</th>
          <th scope="col" className="number">
            {texts.played}
          </th>
          <th scope="col" className="number">
            {texts.wonLabel}
          </th>
          {withDraws(bracket) && (
            <th scope="col" className="number">
              {texts.drawnLabel}
            </th>
          )}
          <th scope="col" className="number">
            {texts.pointsLabel}
          </th>
          <th scope="col" className="number">
            <abbr title={isInSets(bracket) ? texts.setsWonMinusSetsLost : texts.pointsForMinusPointsAgainst}>+/−</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {standingsOf(bracket).map(({ player, played, wins, draws, points, difference }, index) => (
          <tr key={player.seed} className={player.seed === bracket.seed ? 'own' : ''}>
            <td className="number">{index + 1}</td>
            <th scope="row">
              {player.full_name}
              {player.seed === bracket.seed && <span className="soft small"> {texts.you}</span>}
            </th>
            <td className="number">{played}</td>
            <td className="number">{wins}</td>
            {withDraws(bracket) && <td className="number">{draws}</td>}
            <td className="number">
              <strong>{points}</strong>
            </td>
            <td className="number">{signed(difference)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="soft small">{say(texts.tiesOnPoints, { ties: tiesIn(bracket) })}</p>
  </Card>
)
