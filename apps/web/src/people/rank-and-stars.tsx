import { rich } from '../ui/rich.tsx'
import { Rank } from './rank.tsx'
import * as texts from './texts.ts'

/** The line below a player's name: the rank, and the stars that others have given. */
export const RankAndStars = ({
  player: { rank, provisional, rating, rated },
}: {
  player: { rank: number | null; provisional: 0 | 1; rating: number; rated: 0 | 1 }
}) => (
  <p className="soft small numbers">
    {rich(rated === 1 ? texts.rankRankRatingStars : texts.rankRankNew, {
      rank: <Rank value={rank} provisional={provisional} />,
      rating: rating.toFixed(1),
    })}
  </p>
)
