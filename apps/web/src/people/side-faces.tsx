import { Avatar } from '../ui/avatar.tsx'
import '../ui/things.css'

/** Of the room of one face, so that both together fill it. */
const OF_TWO = 0.625

/** A player's face; of two who play as one, '&' between their names, both in the room of one. */
export function SideFaces({
  id,
  name,
  image,
  size,
}: {
  id: string
  name: string
  image: string | null
  /** px */
  size: number
}) {
  const [first = name, second] = name.split(' & ')
  if (second === undefined) return <Avatar id={id} name={name} image={image} size={size} />
  return (
    <span className="faces two">
      <Avatar id={id} name={first} image={image} size={size * OF_TWO} />
      <Avatar id={second} name={second} image={null} size={size * OF_TWO} />
    </span>
  )
}
