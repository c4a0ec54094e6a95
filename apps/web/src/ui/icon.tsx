/** A mark of 24 × 24 units, drawn from a path of `@mdi/js`; it decorates, so a name stands beside it. */
export const Icon = ({ path, className = 'icon' }: { path: string; className?: string }) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
)
