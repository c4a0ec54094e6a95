import { NAME_MATCHES_MAX, peopleSearch } from '@gauntlet/contract/people-search'
import { useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { PlayerCard } from './player-card.tsx'

/** Cards at first, and added by each Show more. */
const STEP = 25

/** Who has this name. `waiting` while more is being typed. */
export function NameMatches({ term, waiting }: { term: string; waiting: boolean }) {
  const { data, error, refetch } = useApi(peopleSearch.byName, { term, selected: [] }, { enabled: term !== '' })
  const [more, setMore] = useState({ term, shown: STEP })
  const shown = more.term === term ? more.shown : STEP
  if (error && !waiting) return <ErrorState title="Problem Searching" error={error} retry={() => void refetch()} />
  if (!data || waiting) return <SkeletonList rows={3} />
  const found = data.payload
  if (found.length === 0) return <EmptyState title="No friend found" />
  return (
    <section className="stack" aria-label="Players">
      <h2 className="visually-hidden">Players</h2>
      <output className="soft small">
        {found.length === 1 ? '1 player' : `${found.length} players`}
        {found.length === NAME_MATCHES_MAX && '; type on to narrow it down'}
      </output>
      <div className="players">
        {found.slice(0, shown).map(player => (
          <PlayerCard key={player.id} player={player} />
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
