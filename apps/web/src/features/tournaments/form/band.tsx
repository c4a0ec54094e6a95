import { plural } from '../../../ui/plural.ts'
import { say } from '../../../ui/say.ts'
import { wallWords } from '../../../ui/when.ts'
import { Sketch } from '../bracket/sketch.tsx'
import './form.css'
import type { TournamentValues } from './use-tournament-form.ts'
import * as texts from '../texts.ts'

/** A tournament as its form has it so far, in a band above the fields. */
export function Band({
  values: { title, tournament_start, venue, format = 'none' },
  places,
  taken,
}: {
  values: TournamentValues
  /** As many as the form will send, which may be more than are typed. */
  places: number
  /** Places of one that there is already. */
  taken?: number
}) {
  return (
    <div className={taken === undefined ? 'create-band' : 'create-band known'}>
      <div className="create-band-words">
        <p className="create-title">{title === '' ? texts.title : title}</p>
        <p className="pieces small">
          <span className="create-band-when">{wallWords(tournament_start)}</span>
          {venue && <span>{venue}</span>}
          <span>
            {taken === undefined
              ? plural(texts.nPlaces, places)
              : say(texts.acceptedOfSlotsPlacesTaken, { accepted: taken, slots: places })}
          </span>
        </p>
      </div>
      <Sketch format={format} players={places} taken={taken ?? 0} />
    </div>
  )
}
