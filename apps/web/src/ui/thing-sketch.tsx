import { SkeletonList } from './skeleton.tsx'

/** The shape of one thing that is on its way: its state on the court, and its parts below. */
export const ThingSketch = () => (
  <div className="stack">
    <div className="bone hero" aria-hidden="true" />
    <SkeletonList rows={2} />
  </div>
)
