import { Link } from './link.tsx'
import './things.css'

export interface ActionLine {
  text: string
  /** The screen on which the player can do something about it. */
  way?: { to: string; text: string }
}

/** Under buttons: the consequence of pressing one, or why it cannot be pressed. Equal lines are shown once. */
export const ActionLines = ({ lines }: { lines: readonly ActionLine[] }) => (
  <>
    {[...new Map(lines.map(line => [line.text, line])).values()].map(({ text, way }) => (
      <p key={text} className="soft small action-reason">
        {text}
        {way && (
          <>
            {' '}
            <Link to={way.to}>{way.text}</Link>
          </>
        )}
      </p>
    ))}
  </>
)
