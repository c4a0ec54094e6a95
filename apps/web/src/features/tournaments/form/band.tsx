import { plural } from '../../../ui/plural.ts'
import { wallDay } from '../../../ui/when.ts'
import { Sketch } from '../bracket/sketch.tsx'
import './form.css'
import type { TournamentValues } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

/** A tournament as its form has it so far, in a band above the fields. */
export function Band({
  values: { title, tournament_start, venue, location, slots, format = 'none' },
}: {
  values: TournamentValues
}) {
  const { day, hour } = wallDay(tournament_start)
  const places = Number(slots) || 0
  return (
    <div className="create-band">
      <div>
        <p className="create-title">{title === '' ? texts.title : title}</p>
        <p className="pieces small">
          <span>{`${day}, ${hour}`}</span>
          <span>{venue || location}</span>
          <span>{plural(texts.nPlaces, places)}</span>
        </p>
      </div>
      <Sketch format={format} players={places} taken={0} />
    </div>
  )
}
