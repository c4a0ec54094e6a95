import { leaderboards, type LeaderGroup } from '@gauntlet/contract/leaderboards/endpoints'
import { Fragment, type ReactNode } from 'react'
import { SearchFailed } from '../../../search/search-failed.tsx'
import { BoardSketch } from './board-sketch.tsx'
import { SportMark } from '../../../sports/sport-mark.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { Sent } from './filter.ts'
import { beginsRest, isSettling, LeaderRow, type NameOf, RestHead } from './leader-row.tsx'
import { inTurn, type Own } from './order.ts'
import { onPodium, Podium, STEPS } from './podium.tsx'
import { useRow } from '../../../api/use-load.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

/** The viewer's row of a sport, on a board of this filter. */
export type OwnRowOf = (sportId: string, sent: Sent) => ReactNode

interface GroupsProps {
  /** One of several places with the same name. */
  choosePlace: (place: string) => void
  sent: Sent
  /** The top three of each sport, as long as nothing is filtered. */
  preview: boolean
  viewAll: (sport: string) => void
  nameOf: NameOf
  own: Own
  /** The viewer's row in a sport, shown where none of the leaders is the viewer; absent for visitors. */
  ownRow?: OwnRowOf | undefined
}

/** The leaders of each sport, one card a sport: first the board that the viewer wants to see, with its podium. */
export function Groups({ sent, preview, viewAll, choosePlace, nameOf, own, ownRow }: GroupsProps) {
  const row = preview ? leaderboards.preview : leaderboards.groups
  const { data, error, busy, again } = useRow(row, sent)
  if (error) return <SearchFailed error={error} retry={again} choose={choosePlace} />
  const title = preview ? texts.topRanked : texts.leaders
  if (!data) return <BoardSketch title={title} />
  const groups = inTurn(
    data.payload.filter(({ leaders }) => leaders.length > 0),
    own,
  )
  if (groups.length === 0) return <EmptyState title={texts.noDataFound} />
  const nobody = groups.every(({ leaders }) => leaders.every(isSettling))
  return (
    <section className="stack" aria-label={title} aria-busy={busy}>
      <div>
        <h2>{title}</h2>
        {nobody && <p className="soft small">{texts.noPlacesYet}</p>}
      </div>
      <div className={busy ? 'leader-groups stale' : 'leader-groups'}>
        {groups.map((group, at) => (
          <Group
            key={group.sport.id}
            group={group}
            first={at === 0 && preview}
            viewAll={viewAll}
            nameOf={nameOf}
            own={preview && ownRow?.(group.sport.id, sent)}
          />
        ))}
      </div>
    </section>
  )
}

function Group({
  group: { sport, leaders },
  first,
  own,
  viewAll,
  nameOf,
}: { group: LeaderGroup; first: boolean; own: ReactNode } & Pick<GroupsProps, 'viewAll' | 'nameOf'>) {
  const placed = leaders.filter(leader => !isSettling(leader))
  const podium = first ? onPodium(placed) : []
  const filled = placed.length >= STEPS
  // On a board with room left the next players take it; the viewer's own row is never folded away.
  const folded = filled ? leaders.filter(leader => isSettling(leader) && leader.own === 0) : []
  const rows = leaders.filter(leader => !podium.includes(leader) && !folded.includes(leader))
  return (
    <section className={podium.length > 0 ? 'card leader-group first' : 'card leader-group'} aria-label={sport.name}>
      <div className="leader-group-head">
        <SportMark name={sport.name} />
        <h3>{sport.name}</h3>
        <button
          type="button"
          className="button small"
          aria-label={say(texts.viewAllName, { name: sport.name })}
          onClick={() => viewAll(sport.id)}
        >
          {texts.viewAll}
        </button>
      </div>
      {podium.length > 0 && <Podium rows={podium} nameOf={nameOf} />}
      <ol className="leaders">
        {rows.map((leader, index) => (
          <Fragment key={leader.user.id}>
            {!filled && beginsRest(rows, index) && <RestHead placed={placed.length} />}
            <LeaderRow leader={leader} above={leaders[leaders.indexOf(leader) - 1]} nameOf={nameOf} />
          </Fragment>
        ))}
        {!leaders.some(leader => leader.own === 1) && own}
      </ol>
      {folded.length > 0 && (
        <details className="settling">
          <summary>{texts.noPlaceYet}</summary>
          <p className="soft small">{texts.whySettling}</p>
          <ol className="leaders">
            {folded.map(leader => (
              <LeaderRow key={leader.user.id} leader={leader} above={undefined} nameOf={nameOf} />
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}
