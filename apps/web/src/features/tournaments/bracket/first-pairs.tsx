import type { Bracket } from '@gauntlet/contract/brackets/answer'
import type { Place } from '@gauntlet/contract/tournaments/answer'
import { Avatar } from '../../../ui/avatar.tsx'
import { say } from '../../../ui/say.ts'
import { firstPairs, type Seeded } from './seeding.ts'
import * as texts from './texts.ts'

/** px */
const FACE = 28

/** The order of the players as matches: the first round, or how many matches everybody against everybody are. */
export function FirstPairs({ format, players }: { format: Bracket['format']; players: readonly Place[] }) {
  const matches = (players.length * (players.length - 1)) / 2
  return (
    <section className="first-pairs" aria-live="polite">
      <h3 className="seeding-title">{format === 'round_robin' ? texts.rounds : texts.firstRound}</h3>
      {format === 'round_robin' ? (
        <p className="soft">{say(texts.everybodyMeetsEverybody, { matches })}</p>
      ) : (
        <ul>
          {firstPairs(players).map(({ one, other }) => (
            <li key={one.player.id}>
              <Side of={one} />
              {other ? <Side of={other} /> : <p className="soft small first-pairs-bye">{texts.goesStraightOn}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Side = ({ of: { seed, player } }: { of: Seeded }) => (
  <p>
    <span className="numbers soft">{seed}</span>
    <Avatar id={player.id} name={player.full_name} image={player.preference.image} size={FACE} />
    <span>{player.full_name}</span>
  </p>
)
