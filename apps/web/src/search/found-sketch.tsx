import { loading } from '../ui/texts.ts'
import { Bones } from '../ui/skeleton.tsx'
import './search.css'

/** The shape of what a search finds: a heading, and cards as high as they will be. */
export const FoundSketch = ({ of }: { of: 'players' | 'things' }) => (
  <div className="stack">
    <output className="visually-hidden">{loading}</output>
    <div className="bone line short found-head" aria-hidden="true" />
    <div className={`search-found ${of}`} aria-hidden="true">
      {[1, 2, 3, 4].map(card => (
        <div key={card} className="card skeleton-card found-bone">
          <Bones />
          <div className="found-foot">
            <div className="bone line" />
            <div className="bone way" />
          </div>
        </div>
      ))}
    </div>
  </div>
)
