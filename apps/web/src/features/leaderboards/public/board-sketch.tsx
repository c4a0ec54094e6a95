import { Bones } from '../../../ui/skeleton.tsx'
import * as uiTexts from '../../../ui/texts.ts'

/** The shape of the board of all sports: a card a sport, with its first three. */
export const BoardSketch = () => (
  <div className="leader-groups">
    <output className="visually-hidden">{uiTexts.loading}</output>
    {[1, 2, 3, 4].map(group => (
      <div key={group} className="card leader-group" aria-hidden="true">
        <div className="leader-group-head">
          <div className="bone sign" />
          <div className="bone line short" />
        </div>
        <div className="leaders">
          {[1, 2, 3].map(place => (
            <div key={place} className="leader bones">
              <Bones />
              <div className="bone figure" />
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
)
