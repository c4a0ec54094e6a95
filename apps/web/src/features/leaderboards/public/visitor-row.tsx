import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import '../../../ui/things.css'
import './leaderboard.css'
import * as texts from '../texts.ts'

/** The place that a visitor might have. */
export const VisitorRow = () => (
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
