import type { Challenge } from '@gauntlet/contract/challenges-answer'
import { challengeTexts } from '@gauntlet/contract/challenges-texts'
import type { FoundOpponent } from '@gauntlet/contract/match-search'
import type { ReactNode } from 'react'
import { Section } from '../../ui/card.tsx'
import { counted, type Group } from './groups.ts'
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
  <Section title="Players" action={<Count>{counted(paging.group, 'player')}</Count>}>
    {players.length === 0 && <p className="card soft">No player is inside this filter.</p>}
    <div className="match-players">
      {players.map(player => (
        <FoundPlayerCard key={`${player.id} ${player._matchingData.Sports.id}`} player={player} />
      ))}
    </div>
    <More {...paging} label="Show more players" />
  </Section>
)

export const FoundChallenges = ({ challenges, ...paging }: Paging & { challenges: readonly Challenge[] }) => (
  <Section title="Open challenges" action={<Count>{counted(paging.group, 'open challenge')}</Count>}>
    {challenges.length === 0 && <p className="card soft">{challengeTexts.noneFound}</p>}
    {challenges.map(challenge => (
      <OpenChallengeCard key={challenge.id} challenge={challenge} />
    ))}
    <More {...paging} label="Show more open challenges" />
  </Section>
)

const Count = ({ children }: { children: ReactNode }) => <span className="soft small numbers">{children}</span>

const More = ({ group: { more }, busy, failed, showMore, label }: Paging & { label: string }) =>
  more && (
    <>
      {failed && (
        <p className="form-error" role="alert">
          Problem Searching
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
