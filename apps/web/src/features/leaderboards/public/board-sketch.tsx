import { Bones } from '../../../ui/skeleton.tsx'
import * as uiTexts from '../../../ui/texts.ts'
import './podium.css'

const Row = () => (
  <div className="leader bones">
    <Bones />
    <div className="bone figure" />
  </div>
)

/** The shape of the board of all sports: a card a sport, with its first three. */
export const BoardSketch = ({ title }: { title: string }) => (
  <section className="stack" aria-label={title}>
    <div>
      <h2>{title}</h2>
      <p className="small" aria-hidden="true">
        <span className="bone line leaders-why" />
      </p>
    </div>
    <output className="visually-hidden">{uiTexts.loading}</output>
    <div className="leader-groups" aria-hidden="true">
      {[1, 2, 3, 4].map(group => (
        <div key={group} className="card leader-group">
          <div className="leader-group-head">
            <div className="bone sign" />
            <div className="bone line short" />
          </div>
          <div className="leaders">
            {[1, 2, 3].map(place => (
              <Row key={place} />
            ))}
          </div>
        </div>
      ))}
    </div>
  </section>
)

/** The shape of the board of one sport: the podium, and those below it. */
export const SportSketch = () => (
  <div className="stack">
    <output className="visually-hidden">{uiTexts.loading}</output>
    <div className="podium" aria-hidden="true">
      {[2, 1, 3].map(place => (
        <div key={place} className={`podium-step at-${place}`}>
          <div className="bone face" />
          <div className="bone line" />
          <div className="podium-block" />
        </div>
      ))}
    </div>
    <div className="card leaders" aria-hidden="true">
      {[4, 5, 6, 7].map(place => (
        <Row key={place} />
      ))}
    </div>
  </div>
)
