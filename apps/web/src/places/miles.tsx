import './places.css'

/** How far away, with one decimal; nothing if it is not known. */
export const Miles = ({ value }: { value: number | null }) =>
  value !== null && (
    <span className="miles numbers">
      {value.toFixed(1)} <span className="small soft">miles</span>
    </span>
  )
