/**
 * A tennis court from behind its base line, in true perspective (23.77 m × 10.97 m, seen from 8 m above); the only
 * ornament. The ball lies where the next shot goes. It fills its room.
 */
export const Court = ({ className = 'court' }: { className?: string }) => (
  <svg className={className} viewBox="0 40 400 222" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <path className="court-in" d="M119.9 67 258.6 65 412.1 262.3 22.4 278.2Z" />
    <path
      className="court-lines"
      d="M119.9 67 258.6 65 412.1 262.3 22.4 278.2ZM137.5 66.8 73.3 276.2M241.5 65.3 365.6 264.2M131.4 86.7 253.6 84.6M102.9 179.5 309.1 173.6M193 85.6 207.4 176.5"
    />
    <path className="court-net" d="M74.9 102.7Q198.3 104.9 317.8 98.1L315.8 116.9 77.2 122Z" />
    <path
      className="court-lines"
      d="M74.9 102.7Q198.3 104.9 317.8 98.1M77.2 122 74.9 102.7M315.8 116.9 317.8 98.1M198.3 119.4V102.8"
    />
    <ellipse className="ball-shadow" cx="259" cy="221" rx="11" ry="3.5" />
    <circle className="ball" cx="253" cy="206" r="10" />
    <path className="ball-seam" d="M245.5 199q6 7 .8 14M260.5 199q-6 7 -.8 14" />
  </svg>
)

/** The name with its mark: a court from above. */
export const Wordmark = ({ name }: { name: string }) => (
  <span className="wordmark">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect x="3.8" y="1.8" width="16.4" height="20.4" rx="1.5" />
      <path d="M3.8 12h16.4M7.5 1.8v20.4M16.5 1.8v20.4M7.5 7h9M7.5 17h9M12 7v10" />
    </svg>
    {name}
  </span>
)
