import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { mdiCheckBold } from '@mdi/js'
import { Icon } from '../../../ui/icon.tsx'
import { MatchAct } from './match-act.tsx'
import { isAbove } from './own.ts'
import { cellsOf } from './scores.ts'
import { playerOf } from './tree.ts'
import { matchButton, matchLine, nameOf, shortNameOf } from './words.ts'
import * as texts from './texts.ts'

/** A match: two players, the winner, and a button; one of the viewer's that stands above has it there. */
export function MatchCard({ bracket, match }: { bracket: Bracket; match: BracketMatch }) {
  const own = bracket.seed !== null && match.sides.includes(bracket.seed)
  const above = isAbove(bracket, match)
  const hasButton = !above && matchButton(match) !== undefined
  const line = above ? undefined : matchLine(bracket, match)
  const foot = footOf(match, line, hasButton)
  return (
    <div className={`match ${own ? 'own' : ''} ${match.state}`}>
      {own && <span className="visually-hidden">{texts.yourMatch}</span>}
      <ul className="match-sides">
        {match.sides.map((seed, index) => (
          <Side
            key={index}
            bracket={bracket}
            match={match}
            seed={seed}
            cells={match.scores_differ ? [] : cellsOf(match, index === 0 ? 0 : 1)}
            told={index > 0 && match.state === 'reported' && !hasButton}
          />
        ))}
      </ul>
      {(line !== undefined || hasButton) && (
        <div className={`match-foot ${foot}`} title={line}>
          {line !== undefined && <span className={foot === 'quiet' ? 'visually-hidden' : 'soft'}>{line}</span>}
          {hasButton && <MatchAct bracket={bracket} match={match} />}
        </div>
      )}
    </div>
  )
}

type Foot = 'quiet' | 'unsaid' | 'told' | 'beside' | 'below'

/** Where rounds stand abreast, a foot that adds little to the result takes no line of its own. */
function footOf({ state, decided_by }: BracketMatch, line: string | undefined, hasButton: boolean): Foot {
  if (!hasButton && state === 'reported') return 'told'
  if (state === 'decided' && !hasButton) return 'unsaid'
  if (state === 'decided' && (line === undefined || decided_by === 'organizer')) return 'quiet'
  return line === undefined ? 'beside' : 'below'
}

function Side({
  bracket,
  bracket: { seed: ownSeed },
  match: { winner },
  seed,
  cells,
  told,
}: {
  bracket: Bracket
  match: BracketMatch
  seed: number | null
  cells: readonly string[]
  /** Its result waits, which the foot has no room to say where rounds stand abreast. */
  told: boolean
}) {
  const won = seed !== null && winner === seed
  // both of a pair on one line, in every card
  const isPair = (playerOf(bracket, seed)?.partners.length ?? 0) > 0
  const name = (
    <span className="match-name" title={nameOf(bracket, seed)}>
      {isPair ? shortNameOf(bracket, seed) : nameOf(bracket, seed)}
    </span>
  )
  return (
    <li className={`match-side ${won ? 'won' : ''} ${seed === null ? 'unknown' : seed === ownSeed ? 'mine' : ''}`}>
      <span className="match-seed soft numbers" aria-hidden="true">
        {seed}
      </span>
      {won ? <strong>{name}</strong> : name}
      {won && <Icon path={mdiCheckBold} />}
      {told && (
        <span className="match-told" aria-hidden="true">
          {texts.reported}
        </span>
      )}
      {won && <span className="visually-hidden">{texts.won}</span>}
      {cells.length > 0 && (
        <span className="match-score numbers">
          {cells.map((cell, index) => (
            <span key={index}>{won ? <strong>{cell}</strong> : cell} </span>
          ))}
        </span>
      )}
    </li>
  )
}
