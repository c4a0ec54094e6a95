import type { FoundOpponent } from '@gauntlet/contract/match-search/endpoints'
import { mdiSwordCross } from '@mdi/js'
import { fill, paths } from '../../paths.ts'
import { BefriendButton } from '../../people/befriend-button.tsx'
import { PlayerCard } from '../../people/player-card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { say } from '../../ui/say.ts'
import { Friends } from '../people-search/friends.tsx'
import { FairMatches } from './fair-matches.tsx'
import * as texts from './texts.ts'

/** Two rows of them where there is room. */
const SHOWN = 6

/** Somebody to get to know: here the button befriends, and a match is at the corner. */
const meet = (player: FoundOpponent) => (
  <PlayerCard
    key={player.id}
    player={player}
    distance={player.distance}
    shared={player._matchingData}
    chance={player.chance}
    aside={
      <Link
        className="icon-button"
        to={`${fill(paths.challengeCreate, { id: player.id })}?sport=${player._matchingData.Sports.id}`}
        aria-label={say(texts.challengeName, { name: player.full_name })}
      >
        <Icon path={mdiSwordCross} />
      </Link>
    }
    actions={<BefriendButton player={player} />}
  />
)

/** The search for players, which opens with those nearby who would be a fair match. */
export default function FindFriends() {
  return <Friends fair={<FairMatches meet={meet} shown={SHOWN} />} />
}
