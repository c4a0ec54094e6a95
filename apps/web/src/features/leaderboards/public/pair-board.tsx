import { type LeadingPair, type PairGroup, pairs } from '@gauntlet/contract/pairs/endpoints'
import { Fragment } from 'react'
import { call } from '../../../api/api.ts'
import { useLoad } from '../../../api/use-load.ts'
import { SearchFailed } from '../../../search/search-failed.tsx'
import { SportMark } from '../../../sports/sport-mark.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { say } from '../../../ui/say.ts'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import * as texts from '../texts.ts'
import type { Among } from './filter.ts'
import { beginsRest, LeaderRank, type NameOf, Place, RestHead } from './leader-row.tsx'

/** px */
const FACE = 36

/** 'Won 7, lost 3 together', and draws between them where there are some. */
const recordOf = ({ wins, draws, losses }: LeadingPair) =>
  draws === 0 ? say(texts.wonLostTogether, { wins, losses }) : say(texts.wonDrawnLostTogether, { wins, draws, losses })

function Row({ pair, nameOf }: { pair: LeadingPair; nameOf: NameOf }) {
  const { position, players, own } = pair
  return (
    <li className={own === 1 ? 'leader own' : 'leader'}>
      <Place position={position} />
      <span className="pair-faces" aria-hidden="true">
        {players.map(({ id, full_name, preference }) => (
          <Avatar key={id} id={id} name={full_name} image={preference.image} size={FACE} />
        ))}
      </span>
      <div className="leader-words">
        <p className="leader-name">
          {players.map((player, index) => (
            <Fragment key={player.id}>
              {index > 0 && texts.andBetweenTwo}
              {nameOf(player)}
            </Fragment>
          ))}
          {own === 1 && <span className="leader-you">{texts.you}</span>}
        </p>
        <p className="soft small numbers">{recordOf(pair)}</p>
      </div>
      <LeaderRank of={pair} />
    </li>
  )
}

const Group = ({ group: { sport, pairs: found }, nameOf }: { group: PairGroup; nameOf: NameOf }) => (
  <section className="card leader-group" aria-label={sport.name}>
    <div className="leader-group-head">
      <SportMark name={sport.name} />
      <h3>{sport.name}</h3>
    </div>
    <ol className="leaders">
      {found.map((pair, at) => (
        <Fragment key={pair.players.map(({ id }) => id).join()}>
          {beginsRest(found, at) && <RestHead />}
          <Row pair={pair} nameOf={nameOf} />
        </Fragment>
      ))}
    </ol>
  </section>
)

/** The pairs that lead, of one sport or of each; the time of the filter is not theirs. */
export default function PairBoard({
  sportId,
  among,
  nameOf,
  choosePlace,
}: {
  sportId: string
  among: Among
  nameOf: NameOf
  /** One of several places with the same name. */
  choosePlace: (place: string) => void
}) {
  const input = { ...among, sport: sportId }
  const { data, error, busy, again } = useLoad(JSON.stringify(['pairs', input]), signal =>
    call(pairs.leaders, input, { signal }),
  )
  if (error) return <SearchFailed error={error} retry={again} choose={choosePlace} />
  if (!data) return <SkeletonList rows={4} />
  if (data.payload.length === 0)
    return (
      <EmptyState title={texts.noPairsYet}>
        <p className="soft">{texts.pairsAppearHere}</p>
      </EmptyState>
    )
  return (
    <section className="stack" aria-label={texts.pairs} aria-busy={busy}>
      <div className={busy ? 'leader-groups stale' : 'leader-groups'}>
        {data.payload.map(group => (
          <Group key={group.sport.id} group={group} nameOf={nameOf} />
        ))}
      </div>
      <p className="soft small">{texts.pairsAppearHere}</p>
    </section>
  )
}
