import type { UserCard } from '@gauntlet/contract/cards/answer'
import { Avatar } from '../ui/avatar.tsx'
import '../ui/things.css'
import { drawnPlaces } from './drawn-places.ts'
import './place-faces.css'

/**
 * Those who have a place, beside each other: a face each, the number of the others (those who have no room here, and
 * those whom the viewer is not shown), then dashed rings for the places that nobody has. Those who have one place
 * together overlap. `most` places are drawn, of `size` px.
 */
export function PlaceFaces({
  of,
  size,
  ...places
}: {
  of: readonly (UserCard | readonly UserCard[])[]
  taken: number
  free: number
  most: number
  size: number
}) {
  const { faces, more, rings } = drawnPlaces(of, places)
  const side = { width: `${size / 16}rem`, height: `${size / 16}rem`, fontSize: `${size / 42}rem` }
  return (
    faces.length + more + rings.length > 0 && (
      <span className="place-faces" aria-hidden="true">
        {faces.map((face, place) => (
          <span key={place} className="place-face">
            {[face].flat().map(({ id, full_name, preference }) => (
              <Avatar key={id} id={id} name={full_name} image={preference.image} size={size} />
            ))}
          </span>
        ))}
        {more > 0 && (
          <span className="place-more numbers" style={{ ...side, width: 'auto', minWidth: side.width }}>
            +{more}
          </span>
        )}
        {rings.map((stands, ring) => (
          <span key={ring} className="free-side numbers" style={side}>
            {stands > 1 && `+${stands}`}
          </span>
        ))}
      </span>
    )
  )
}
