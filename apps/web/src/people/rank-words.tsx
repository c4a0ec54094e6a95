import { StarFigure } from './star-rating.tsx'
import * as texts from './texts.ts'

/** Beside a rank in a list: what its '?' means, and else the stars that others have given. */
export const RankWords = ({
  player,
  provisional,
}: {
  player: Parameters<typeof StarFigure>[0]['player']
  provisional: 0 | 1
}) => (
  <span className="soft small numbers" aria-hidden={provisional === 1 || undefined}>
    {provisional === 1 ? texts.settling : <StarFigure player={player} />}
  </span>
)
