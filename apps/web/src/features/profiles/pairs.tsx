import { type Pair, pairs } from '@gauntlet/contract/pairs/endpoints'
import { useApi } from '../../api/use-api.ts'
import { LinkedName } from '../../people/linked-name.tsx'
import { Rank } from '../../people/rank.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Section } from '../../ui/card.tsx'
import { rich } from '../../ui/rich.tsx'
import { say } from '../../ui/say.ts'
import './pairs.css'
import * as texts from './texts.ts'

/** px */
const FACE = 36

/** '7–3', and with draws '7–1–3'; in words for players who do not see it. */
const Record = ({ pair: { wins, draws, losses } }: { pair: Pair }) => (
  <span className="numbers">
    <span aria-hidden="true">{(draws === 0 ? [wins, losses] : [wins, draws, losses]).join('–')}</span>
    <span className="visually-hidden">
      {draws === 0
        ? say(texts.wonAndLostTogether, { wins, losses })
        : say(texts.wonDrawnAndLostTogether, { wins, draws, losses })}
    </span>
  </span>
)

function Row({ pair, viewerId }: { pair: Pair; viewerId: string }) {
  const { partner, sport, rank, provisional, against } = pair
  return (
    <li className="pair-row">
      <Avatar id={partner.id} name={partner.full_name} image={partner.preference.image} size={FACE} />
      <div className="pair-words">
        <p className="pair-name">
          {rich(texts.withPlayer, { player: <LinkedName player={partner} own={partner.id === viewerId} /> })}
        </p>
        <p className="soft small">
          {sport.name} · {texts.rank} <Rank value={rank} provisional={provisional} />
        </p>
        {against && (
          <p className="small">
            {say(texts.youAndPartnerWouldWin, {
              partner: against.partner.first_name,
              percent: `${Math.round(against.chance * 100)}%`,
            })}
          </p>
        )}
      </div>
      <strong className="pair-record">
        <Record pair={pair} />
      </strong>
    </li>
  )
}

/** The players with whom a player has played as a side of two; nothing where there are none. */
export function Pairs({ id, viewerId }: { id: string; viewerId: string }) {
  const list = useApi(pairs.of, { id }).data?.payload ?? []
  if (list.length === 0) return null
  return (
    <Section title={texts.pairs}>
      <ul className="card pair-list">
        {list.map(pair => (
          <Row key={pair.sport.id + pair.partner.id} pair={pair} viewerId={viewerId} />
        ))}
      </ul>
    </Section>
  )
}
