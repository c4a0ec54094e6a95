import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import type { OwnRowOf } from './groups.tsx'
import '../../../ui/things.css'
import * as texts from '../texts.ts'
import './leaderboard.css'

/** The place that a visitor might have, on the first board. */
export const visitorsRow: OwnRowOf = (_sport, _sent, _last, isFirst) =>
  isFirst && (
    <li className="leader own">
      <span className="free-side leaders-you" aria-hidden="true">
        ?
      </span>
      <div className="leader-words">
        <p className="leader-name">{texts.you}</p>
        <p className="small">
          <Link to={paths.register}>{texts.findYourPlace}</Link>
        </p>
      </div>
    </li>
  )
