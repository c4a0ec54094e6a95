import * as texts from '../texts.ts'
import './sample-match.css'

const SETS = [
  { name: texts.you, sets: [6, 4, 7], won: true },
  { name: texts.opponent, sets: [3, 6, 5], won: false },
] as const

/** A match as it ends, drawn as an example: the chance that was told, the score, and what it did to the rank. */
export const SampleMatch = () => (
  <figure className="sample-match">
    <figcaption>{texts.aMatchAsItEnds}</figcaption>
    <p className="sample-chance">{texts.chanceToldBeforehand}</p>
    <ol>
      {SETS.map(({ name, sets, won }) => (
        <li key={name} className={won ? 'won' : undefined}>
          <span>{name}</span>
          {sets.map(games => (
            <b key={games}>{games}</b>
          ))}
        </li>
      ))}
    </ol>
    <p className="sample-rank">
      <span>{texts.yourRank}</span>
      <span>576</span>
      <span aria-hidden="true">→</span>
      <strong>592</strong>
      <span className="sample-change">▲ +16</span>
    </p>
  </figure>
)
