import type { Challenge } from '@gauntlet/contract/challenges-answer'
import { challengeTexts } from '@gauntlet/contract/challenges-texts'
import type { ReactNode } from 'react'
import { Section } from '../../ui/card.tsx'
import { OpenChallengeCard } from './open-challenge-card.tsx'
import { type FoundPlayer, FoundPlayerCard } from './player-card.tsx'

interface Group {
  /** There may be more. */
  more: boolean
  /** More is on its way. */
  busy: boolean
  /** The last try for more failed. */
  failed: boolean
  showMore: () => void
}

/** '1 player', '20+ players'. */
export const countOf = (count: number, more: boolean, one: string) =>
  `${count}${more ? '+' : ''} ${one}${count === 1 && !more ? '' : 's'}`

export const FoundPlayers = ({ players, ...group }: Group & { players: readonly FoundPlayer[] }) => (
  <Section title="Players" action={<Count>{countOf(players.length, group.more, 'player')}</Count>}>
    {players.length === 0 && <p className="card soft">No player is inside this filter.</p>}
    <div className="match-players">
      {players.map(player => (
        <FoundPlayerCard key={`${player.id} ${player._matchingData.Sports.id}`} player={player} />
      ))}
    </div>
    <More {...group} label="Show more players" />
  </Section>
)

export const FoundChallenges = ({ challenges, ...group }: Group & { challenges: readonly Challenge[] }) => (
  <Section title="Open challenges" action={<Count>{countOf(challenges.length, group.more, 'open challenge')}</Count>}>
    {challenges.length === 0 && <p className="card soft">{challengeTexts.noneFound}</p>}
    {challenges.map(challenge => (
      <OpenChallengeCard key={challenge.id} challenge={challenge} />
    ))}
    <More {...group} label="Show more open challenges" />
  </Section>
)

const Count = ({ children }: { children: ReactNode }) => <span className="soft small numbers">{children}</span>

const More = ({ more, busy, failed, showMore, label }: Group & { label: string }) =>
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
