import type { Tournament } from '@gauntlet/contract/tournaments/answer'
import { PlaceFaces } from '../../people/place-faces.tsx'
import { entrantsOf, sidesOf } from './sides/sides.ts'
import './tournaments.css'
import * as sideTexts from './sides/texts.ts'
import * as texts from './texts.ts'
import { formOf } from '../../ui/plural.ts'
import { rich } from '../../ui/rich.tsx'

/** The slots of a tournament, and how many are taken; none is left once it has begun. */
export function Slots({ tournament, most, size }: { tournament: Tournament; most: number; size: number }) {
  const { slots, status, accepted, side_size } = tournament
  const free = status === 'Upcoming' ? Math.max(0, slots - accepted) : 0
  // A side has a face for each of its players, and so less of the line.
  const of =
    side_size === null
      ? entrantsOf(tournament)
      : sidesOf(tournament).flatMap(({ complete, players }) => (complete ? [players] : []))
  return (
    <div className="slots">
      <PlaceFaces
        of={of}
        taken={accepted}
        free={free}
        most={side_size === null ? most : Math.ceil(most / 2)}
        size={size}
      />
      <Taken tournament={tournament} />
    </div>
  )
}

/** How many are in, of how many places until it begins: players, pairs or teams. */
export function Taken({ tournament: { slots, status, accepted, side_size } }: { tournament: Tournament }) {
  const n = <strong>{accepted}</strong>
  const entered = side_size === null ? texts.nPlayers : side_size === 2 ? sideTexts.nPairs : sideTexts.nTeams
  return (
    <span className="small numbers">
      {status === 'Upcoming'
        ? rich(texts.acceptedOfSlotsPlacesTaken, { accepted: n, slots })
        : rich(formOf(entered, accepted), { n })}
    </span>
  )
}
