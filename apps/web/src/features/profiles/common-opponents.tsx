import { rivals } from '@gauntlet/contract/challenges/rivals'
import { useApi } from '../../api/use-api.ts'
import { commonOf, type Rivalry } from '../../people/head-to-head.ts'
import { LinkedName } from '../../people/linked-name.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Section } from '../../ui/card.tsx'
import { useStore } from '../../ui/store.ts'
import { wide } from '../../ui/wide.ts'
import './pairs.css'
import * as texts from './texts.ts'

/** px */
const FACE = 36
const SHOWN = 5

const Record = ({ who, rivalry: { won, lost } }: { who: string; rivalry: Rivalry }) => (
  <span>
    {who} <strong>{`${won}–${lost}`}</strong>
  </span>
)

/** Those whom the viewer and a player have both met, with how it went for each: where there is room for them. */
export function CommonOpponents({ id, name }: { id: string; name: string }) {
  const hasRoom = useStore(wide)
  const own = useApi(rivals.of, {}, { enabled: hasRoom }).data?.payload ?? []
  const theirs = useApi(rivals.of, { x: id }, { enabled: hasRoom }).data?.payload ?? []
  const common = commonOf(own, theirs).slice(0, SHOWN)
  if (!hasRoom || common.length === 0) return null
  return (
    <Section title={texts.commonOpponents}>
      <ul className="card pair-list">
        {common.map(({ player, first, second }) => (
          <li key={player.id} className="pair-row">
            <Avatar id={player.id} name={player.full_name} image={player.preference.image} size={FACE} />
            <div className="pair-words">
              <p className="pair-name plain">
                <LinkedName player={player} />
              </p>
              <p className="pieces soft small numbers">
                <Record who={texts.you} rivalry={first} />
                <Record who={name} rivalry={second} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
