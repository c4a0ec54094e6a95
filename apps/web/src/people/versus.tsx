import { fill, paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { plural } from '../ui/plural.ts'
import { say } from '../ui/say.ts'
import type { Rivalry } from './head-to-head.ts'
import * as texts from './texts.ts'
import './versus.css'

/** The wins of the viewer and somebody they have met, as a bar; in words for players who do not see it. */
export const Versus = ({
  rivalry: { id, name, won, lost, drawn, sets },
  link = false,
}: {
  rivalry: Rivalry
  /** The name leads to the profile. */
  link?: boolean
}) => (
  <div className="versus">
    <div className="versus-names">
      <span>{texts.you}</span>
      <span className="versus-score">
        <span className="visually-hidden">{texts.won} </span>
        {won}
        <span aria-hidden="true"> – </span>
        <span className="visually-hidden">{texts.lost} </span>
        {lost}
      </span>
      {link ? <Link to={fill(paths.userView, { id })}>{name}</Link> : <span>{name}</span>}
    </div>
    {won + lost > 0 && (
      <div className="versus-bar" aria-hidden="true">
        {won > 0 && <span className="won" style={{ flex: won }} />}
        {lost > 0 && <span className="lost" style={{ flex: lost }} />}
      </div>
    )}
    {sets[0] + sets[1] > 0 && (
      <p className="soft small numbers">{say(texts.setsWonAndLost, { won: sets[0], lost: sets[1] })}</p>
    )}
    {drawn > 0 && <p className="soft small numbers">{plural(texts.nDraws, drawn)}</p>}
  </div>
)
