import { friendTexts } from '@gauntlet/contract/friends'
import { NAME_MATCHES_MAX } from '@gauntlet/contract/people-search'
import { useState } from 'react'
import { useFriendStatus } from '../../api/use-friendship.ts'
import { usePeopleByName } from '../../api/use-people-by-name.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { FriendActions } from './friend-actions.tsx'
import { PlayerCard } from './player-card.tsx'

/** Cards at first, and added by each Show more. */
const STEP = 25

/** Who has this name, as it is typed. */
export function NameMatches({ typed }: { typed: string }) {
  const { term, found, error, retry } = usePeopleByName(typed)
  const statusOf = useFriendStatus()
  const [more, setMore] = useState({ term, shown: STEP })
  const shown = more.term === term ? more.shown : STEP
  if (error) return <ErrorState title="Problem Searching" error={error} retry={retry} />
  if (!found) return <SkeletonList rows={3} />
  if (found.length === 0) return <EmptyState title={friendTexts.noneFound} />
  return (
    <section className="stack" aria-label="Players">
      <h2 className="visually-hidden">Players</h2>
      <output className="soft small">
        {found.length === 1 ? '1 player' : `${found.length} players`}
        {found.length === NAME_MATCHES_MAX && '; type on to narrow it down'}
      </output>
      <div className="players">
        {found.slice(0, shown).map(player => (
          <PlayerCard
            key={player.id}
            player={player}
            actions={statusOf && <FriendActions player={player} status={statusOf(player.id)} />}
          />
        ))}
      </div>
      {found.length > shown && (
        <button type="button" className="button wide" onClick={() => setMore({ term, shown: shown + STEP })}>
          Show more
        </button>
      )}
    </section>
  )
}
