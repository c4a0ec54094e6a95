import { type Leader, leaderboards, type LeaderGroup } from '@gauntlet/contract/leaderboards/endpoints'
import type { ReactNode } from 'react'
import { SearchFailed } from '../../../search/search-failed.tsx'
import { BoardSketch } from './board-sketch.tsx'
import { SportMark } from '../../../sports/sport-mark.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { areaOf, type Sent } from './filter.ts'
import { isSettling, LeaderRow, type NameOf, RestHead } from './leader-row.tsx'
import { inTurn, type Own } from './order.ts'
import { onPodium, Podium } from './podium.tsx'
import { VisitorRow } from './visitor-row.tsx'
import { useRow } from '../../../api/use-load.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

/** The viewer's row of a sport, on a board of this filter, below `last` of those who have a place there. */
export type OwnRowOf = (sportId: string, sent: Sent, last: Leader | undefined, isFirst: boolean) => ReactNode

interface GroupsProps {
  /** One of several places with the same name. */
  choosePlace: (place: string) => void
  sent: Sent
  /** The top three of each sport, as long as nothing is filtered. */
  preview: boolean
  viewAll: (sport: string) => void
  /** Where the viewer lives, if that is known. */
  home: string | null
  nameOf: NameOf
  own: Own
  /** The viewer's row in a sport, shown where none of the leaders is the viewer; absent for visitors. */
  ownRow?: OwnRowOf | undefined
}

/** The leaders of each sport, one card a sport: first the board that the viewer wants to see, with its podium. */
export function Groups({ sent, preview, viewAll, home, choosePlace, nameOf, own, ownRow }: GroupsProps) {
  const row = preview ? leaderboards.preview : leaderboards.groups
  const { data, error, busy, again } = useRow(row, sent)
  const groups = data && data.payload.filter(({ leaders }) => leaders.length > 0)
  if (error) return <SearchFailed error={error} retry={again} choose={choosePlace} />
  const title = preview ? texts.topRanked : texts.leaders
  if (!groups) return <BoardSketch title={title} />
  if (groups.length === 0) return <EmptyState title={texts.noDataFound} />
  const nobody = groups.every(({ leaders }) => leaders.every(isSettling))
  return (
    <section className="stack" aria-label={title} aria-busy={busy}>
      <div>
        <div className="row between">
          <h2>{title}</h2>
          <p className="soft small numbers">{areaOf(sent, home)}</p>
        </div>
        {nobody && <p className="soft small">{texts.noPlacesYet}</p>}
      </div>
      <div className={busy ? 'leader-groups stale' : 'leader-groups'}>
        {inTurn(groups, own).map((group, at) => (
          <Group
            key={group.sport.id}
            group={group}
            first={at === 0 && preview}
            viewAll={viewAll}
            nameOf={nameOf}
            own={
              (preview || group.leaders.some(leader => leader.own === 1)) &&
              (ownRow
                ? ownRow(
                    group.sport.id,
                    sent,
                    group.leaders.findLast(leader => !isSettling(leader)),
                    at === 0,
                  )
                : at === 0 && <VisitorRow />)
            }
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
  const rest = placed.filter(leader => !podium.includes(leader))
  // The viewer's own row tells the way to a place.
  const settling = leaders.filter(leader => isSettling(leader) && !(own && leader.own === 1))
  const hasOwn = own && !placed.some(leader => leader.own === 1)
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
      {(rest.length > 0 || hasOwn || settling.length > 0) && (
        <div>
          {(rest.length > 0 || hasOwn) && (
            <ol className="leaders">
              {rest.map(leader => (
                <LeaderRow
                  key={leader.user.id}
                  leader={leader}
                  above={leaders[leaders.indexOf(leader) - 1]}
                  nameOf={nameOf}
                />
              ))}
              {hasOwn && own}
            </ol>
          )}
          {settling.length > 0 && <Settling leaders={settling} folds={placed.length > 0} nameOf={nameOf} />}
        </div>
      )}
    </section>
  )
}

/** Those without a place: folded away below those with one, or their ranks would look like places. */
function Settling({
  leaders,
  folds,
  nameOf,
}: { leaders: readonly LeaderGroup['leaders'][number][]; folds: boolean } & Pick<GroupsProps, 'nameOf'>) {
  const rows = (
    <ol className="leaders">
      {!folds && <RestHead />}
      {leaders.map(leader => (
        <LeaderRow key={leader.user.id} leader={leader} hasPlaces={false} nameOf={nameOf} />
      ))}
    </ol>
  )
  if (!folds) return rows
  return (
    <details className="settling">
      <summary>{texts.stillSettling}</summary>
      <p className="soft small">{texts.whySettling}</p>
      {rows}
    </details>
  )
}
