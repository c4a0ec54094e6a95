import type { Bracket } from '@gauntlet/contract/brackets/answer'
import { Section } from '../../../ui/card.tsx'
import './bracket.css'
import { MatchCard } from './match.tsx'
import { isAbove, isRunning } from './own.ts'
import * as texts from './texts.ts'

/** As many as a screen shows without scrolling. */
const SHOWN = 6

/** The matches on which a bracket waits, but for the viewer's own. */
export const runningIn = (bracket: Bracket) =>
  bracket.matches.filter(match => isRunning(match) && !isAbove(bracket, match))

/** The matches on which a bracket waits, each with what the viewer can do about it, but for the viewer's own. */
export function BeingPlayed({ bracket }: { bracket: Bracket }) {
  const running = runningIn(bracket)
  if (running.length === 0) return null
  return (
    <Section title={texts.beingPlayed} count={running.length}>
      <ul className="being-played-others">
        {running.slice(0, SHOWN).map(match => (
          <li key={match.id}>
            <MatchCard bracket={bracket} match={match} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
