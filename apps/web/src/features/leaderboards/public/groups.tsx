import { leaderboards, type LeaderGroup } from '@gauntlet/contract/leaderboards/endpoints'
import { Fragment, type ReactNode } from 'react'
import { SearchFailed } from '../../../search/search-failed.tsx'
import { BoardSketch } from './board-sketch.tsx'
import { SportMark } from '../../../sports/sport-mark.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import type { Sent } from './filter.ts'
import { beginsRest, isSettling, LeaderRow, type NameOf, RestHead } from './leader-row.tsx'
import { useRow } from '../../../api/use-load.ts'
import * as texts from '../texts.ts'
import { say } from '../../../ui/say.ts'

/** The viewer's row of a sport, below leaders of whom some have no place, or `allPlaced`. */
export type OwnRowOf = (sportId: string, allPlaced: boolean) => ReactNode

interface GroupsProps {
  /** One of several places with the same name. */
  choosePlace: (place: string) => void
  sent: Sent
  /** The top three of each sport, as long as nothing is filtered. */
  preview: boolean
  viewAll: (sport: string) => void
  nameOf: NameOf
  /** The viewer's row in a sport, shown where none of the leaders is the viewer; absent for visitors. */
  ownRow?: OwnRowOf | undefined
}

/** The leaders of each sport, one card a sport. */
export function Groups({ sent, preview, viewAll, choosePlace, nameOf, ownRow }: GroupsProps) {
  const row = preview ? leaderboards.preview : leaderboards.groups
  const { data, error, busy, again } = useRow(row, sent)
  if (error) return <SearchFailed error={error} retry={again} choose={choosePlace} />
  const title = preview ? texts.topRanked : texts.leaders
  if (!data) return <BoardSketch title={title} />
  const groups = data.payload.filter(({ leaders }) => leaders.length > 0)
  if (groups.length === 0) return <EmptyState title={texts.noDataFound} />
  const shown = groups.flatMap(({ leaders }) => leaders)
  return (
    <section className="stack" aria-label={title} aria-busy={busy}>
      <div>
        <h2>{title}</h2>
        {shown.some(isSettling) && (
          <p className="soft small">{shown.every(isSettling) ? texts.noPlacesYet : texts.whyNoPlace}</p>
        )}
      </div>
      <div className={busy ? 'leader-groups stale' : 'leader-groups'}>
        {groups.map(group => (
          <Group key={group.sport.id} group={group} viewAll={viewAll} nameOf={nameOf} {...(preview && { ownRow })} />
        ))}
      </div>
    </section>
  )
}

const Group = ({
  group: { sport, leaders },
  viewAll,
  nameOf,
  ownRow,
}: { group: LeaderGroup } & Pick<GroupsProps, 'viewAll' | 'nameOf' | 'ownRow'>) => (
  <section className="card leader-group" aria-label={sport.name}>
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
    <ol className="leaders">
      {leaders.map((leader, at) => (
        <Fragment key={leader.user.id}>
          {beginsRest(leaders, at) && <RestHead />}
          <LeaderRow leader={leader} above={leaders[at - 1]} nameOf={nameOf} />
        </Fragment>
      ))}
      {!leaders.some(({ own }) => own === 1) && ownRow?.(sport.id, !leaders.some(isSettling))}
    </ol>
  </section>
)
