import { useSelf } from '../../api/use-self.ts'
import { paths } from '../../paths.ts'
import { Rank } from '../../people/rank.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import { missingWords, Place, RestHead } from './public/leader-row.tsx'
import * as texts from './texts.ts'

/** px */
const FACE = 40

/** The viewer below the leaders of a sport that they play, and the way to their own line on its board. */
export function OwnRow({ sportId, allPlaced }: { sportId: string; allPlaced: boolean }) {
  const { id, full_name, preference, sports } = useSelf()
  const own = sports.find(sport => sport.id === sportId)?._joinData
  if (own?.active !== 1) return null
  // Below others who have no place there is none for the viewer: those with one come first.
  const placeless = own.provisional === 1 || !allPlaced
  return (
    <>
      {placeless && allPlaced && <RestHead />}
      <li className="leader own">
        {placeless ? <Place position={null} /> : <span className="leader-place" />}
        <Avatar id={id} name={full_name} image={preference.image} size={FACE} />
        <div className="leader-words">
          <p className="leader-name">
            {full_name}
            <span className="leader-you">{texts.you}</span>
          </p>
          {placeless && <p className="small">{missingWords(own.provisional)}</p>}
          <p className="small">
            <Link to={`${paths.leaderboard}?sport=${sportId}`}>{texts.seeWhereYouStand}</Link>
          </p>
        </div>
        <p className="leader-rank">
          <span className="visually-hidden">{texts.rank} </span>
          <Rank value={own.rank} provisional={own.provisional} />
        </p>
      </li>
    </>
  )
}
