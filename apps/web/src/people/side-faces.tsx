import { Avatar } from '../ui/avatar.tsx'
import '../ui/things.css'

/** The second of two who play as one. */
export interface Mate {
  id: string | null
  image: string | null
}

/** Whoever stands for a side, with the names of all who play on it. */
export interface SideFace {
  id: string
  full_name: string
  image: string | null
  mate?: Mate | undefined
}

/** Of the room of one face, so that both together fill it. */
const OF_TWO = 0.625

/** A player's face; of two who play as one, '&' between their names, both in the room of one. */
export function SideFaces({
  id,
  name,
  image,
  mate,
  size,
}: {
  id: string
  name: string
  image: string | null
  mate?: Mate | undefined
  /** px */
  size: number
}) {
  const [first = name, second] = name.split(' & ')
  if (second === undefined) return <Avatar id={id} name={name} image={image} size={size} />
  return (
    <span className="faces two">
      <Avatar id={id} name={first} image={image} size={size * OF_TWO} />
      <Avatar id={mate?.id ?? second} name={second} image={mate?.image ?? null} size={size * OF_TWO} />
    </span>
  )
}
