import type { Challenge } from '@gauntlet/contract/challenges-answer'
import { challengeTexts } from '@gauntlet/contract/challenges-texts'
import type { FoundOpponent } from '@gauntlet/contract/match-search'
import { Section } from '../../ui/card.tsx'
import type { Group } from './groups.ts'
import { OpenChallengeCard } from './open-challenge-card.tsx'
import { FoundPlayerCard } from './player-card.tsx'

interface Paging {
  group: Group
  /** More is on its way. */
  busy: boolean
  /** The last try for more failed. */
  failed: boolean
  showMore: () => void
}

export const FoundPlayers = ({ players, ...paging }: Paging & { players: readonly FoundOpponent[] }) => (
  <Section title="Players" count={paging.group.count}>
    {players.length === 0 && <p className="card soft">No player is inside this filter.</p>}
    <div className="match-players">
      {players.map(player => (
        <FoundPlayerCard key={player.id} player={player} />
      ))}
    </div>
    <More {...paging} label="Show more players" />
  </Section>
)

export const FoundChallenges = ({
  challenges,
  viewerId,
  ...paging
}: Paging & { challenges: readonly Challenge[]; viewerId: string }) => (
  <Section title="Open challenges" count={paging.group.count}>
    {challenges.length === 0 && <p className="card soft">{challengeTexts.noneFound}</p>}
    {challenges.map(challenge => (
      <OpenChallengeCard key={challenge.id} challenge={challenge} viewerId={viewerId} />
    ))}
    <More {...paging} label="Show more open challenges" />
  </Section>
)

const More = ({ group: { more }, busy, failed, showMore, label }: Paging & { label: string }) =>
  more && (
    <>
      {failed && (
        <p className="form-error" role="alert">
          {challengeTexts.problemSearching}
        </p>
      )}
      <button
        type="button"
        className="button wide"
        disabled={busy}
        aria-label={failed ? undefined : label}
        onClick={showMore}
      >
        {failed ? 'Try Again' : 'Show more'}
      </button>
    </>
  )
