import { leaderboards } from '@gauntlet/contract/leaderboards/endpoints'
import { useRow } from '../api/use-load.ts'
import { onPodium, Podium } from '../features/leaderboards/public/podium.tsx'
import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { say } from '../ui/say.ts'
import '../ui/page.css'
import '../ui/card.css'
import '../ui/people.css'
import * as linkTexts from './links/texts.ts'

/** The podium of the first sport that has one; of a failure there is nothing to tell here. */
export default function Leading() {
  const board = useRow(leaderboards.preview, {}).data?.payload.find(({ leaders }) => onPodium(leaders).length > 0)
  if (!board) return null
  return (
    <section className="stack">
      <h2>{say(linkTexts.leadingIn, { sport: board.sport.name })}</h2>
      <div className="card visitor-board">
        <Podium rows={onPodium(board.leaders)} nameOf={({ full_name }) => full_name} />
        <Link to={paths.leaderboard}>{linkTexts.seeTheLeaderboard}</Link>
      </div>
    </section>
  )
}
