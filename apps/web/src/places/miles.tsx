import './places.css'
import * as texts from './texts.ts'
import { rich } from '../ui/rich.tsx'

/** How far away, with one decimal; nothing if it is not known. */
export const Miles = ({ value }: { value: number | null }) =>
  value !== null && (
    <span className="miles numbers">
      {value < 1 ? (
        <span className="small soft">{texts.underAMile}</span>
      ) : (
        rich(texts.nMiles, { n: value.toFixed(1), unit: <span className="small soft" /> })
      )}
    </span>
  )
