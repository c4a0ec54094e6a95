import type { Place, Tournament } from '@gauntlet/contract/tournaments/answer'
import type { ComponentType } from 'react'
import { LinkedName } from '../../../people/linked-name.tsx'
import { useSelf } from '../../../api/use-self.ts'
import { Card } from '../../../ui/card.tsx'
import { Podium, STEPS } from '../report/podium.tsx'

/** Whether the places of single players are known, and fill a podium. */
export const hasFinish = ({ status, side_size, users }: Tournament): boolean =>
  status === 'Complete' &&
  side_size === null &&
  users.filter(({ _joinData }) => _joinData.position !== null).length >= STEPS

/** The first three on a podium, and below it the others with their places. */
export function Finish({
  tournament,
  places,
  Player,
}: {
  tournament: Tournament
  places: readonly Place[]
  Player: ComponentType<{ tournament: Tournament; place: Place }>
}) {
  const { id: viewerId } = useSelf()
  return (
    <>
      <Podium
        rows={places.slice(0, STEPS).map(place => ({
          id: place.id,
          name: place.full_name,
          image: place.preference.image,
          rank_value: place._joinData.position ?? STEPS,
          rank_last: place._joinData.last_position ?? place._joinData.position ?? STEPS,
          rating_value: place.rank,
          provisional: place.provisional,
          shown: <LinkedName player={place} own={place.id === viewerId} />,
        }))}
      />
      {places.length > STEPS && (
        <Card>
          <ul className="participants finish-rest">
            {places.slice(STEPS).map(place => (
              <Player key={place.id} tournament={tournament} place={place} />
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
