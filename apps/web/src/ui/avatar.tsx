import { pictureFor } from '@gauntlet/contract/pictures'
import { API_BASE } from '../api-base.ts'
import { hueOf, initials, nameSize } from './people.ts'

/** A face: the photo, else initials on a colour drawn from the id. Decorates the name beside it. */
export const Avatar = ({
  id,
  name,
  image,
  size = 44,
}: {
  id: string
  name: string
  image: string | null
  /** px */
  size?: number
}) => {
  const side = `${size / 16}rem`
  const style = { width: side, height: side, fontSize: `${size / 42}rem` }
  if (image !== null) {
    const src = API_BASE + pictureFor(image, size)
    return <img className="avatar" style={style} src={src} alt="" loading="lazy" decoding="async" />
  }
  return (
    <span className={`avatar hue-${hueOf(id)}`} style={style} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

/** A name that scales with its length, 28 px down to 12, and breaks rather than overflow. */
export const Name = ({ children, largest, smallest }: { children: string; largest?: number; smallest?: number }) => (
  <span className="name" style={{ fontSize: `${nameSize(children, largest, smallest) / 16}rem` }}>
    {children}
  </span>
)
