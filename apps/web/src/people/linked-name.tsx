import { fill, paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'

/** A player's name, which leads to the profile unless it is the viewer's own or of a player who is gone. */
export const LinkedName = ({
  player: { id, full_name, former },
  own = false,
}: {
  player: { id: string; full_name: string; former: boolean }
  own?: boolean
}) => (own || former ? full_name : <Link to={fill(paths.userView, { id })}>{full_name}</Link>)
