import type { Bracket } from '@gauntlet/contract/brackets/answer'
import { Section } from '../../../ui/card.tsx'
import './bracket.css'
import { MatchCard } from './match.tsx'
import { isAbove, isRunning, ownMatches } from './own.ts'
import { OwnMatches } from './own-matches.tsx'
import * as texts from './texts.ts'

/** As many as a screen shows without scrolling. */
const SHOWN = 6

/** The matches on which a bracket waits, each with what the viewer can do about it, the viewer's own first. */
export function BeingPlayed({ bracket }: { bracket: Bracket }) {
  const running = bracket.matches.filter(isRunning)
  const others = running.filter(match => !isAbove(bracket, match))
  if (running.length === 0) return null
  return (
    <Section title={texts.beingPlayed} count={running.length}>
      <div className="being-played">
        {ownMatches(bracket).length > 0 && (
          <div className="being-played-own">
            <OwnMatches bracket={bracket} />
          </div>
        )}
        <ul className="being-played-others">
          {others.slice(0, SHOWN).map(match => (
            <li key={match.id}>
              <MatchCard bracket={bracket} match={match} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
