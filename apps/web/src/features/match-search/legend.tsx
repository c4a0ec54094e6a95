import './match-search.css'
import * as texts from './texts.ts'

/** Beside ranks with '?': why equal ones have other chances. */
export const Legend = ({ players }: { players: readonly { provisional: 0 | 1 }[] }) =>
  players.some(({ provisional }) => provisional === 1) && (
    <p className="soft found-legend">
      {texts.fewResults}
      <span className="found-why">{texts.theLevelCounts}</span>
    </p>
  )
