import { pictureFor } from '@gauntlet/contract/pictures/endpoints'
import { faceLookOf } from '@gauntlet/contract/profiles/hue'
import type { ReactNode } from 'react'
import { API_BASE } from '../api-base.ts'
import { initials, nameSize } from './people.ts'

/** px; no face is drawn larger. */
const FILL_MAX = 175
/** px; a face of this size is at the head of its screen, and asked for before the screen is laid out. */
const LARGE = 60

/** A face: the photo, else initials on the player's colour. Decorates the name beside it. */
export const Avatar = ({
  id,
  name,
  image,
  size = 44,
}: {
  id: string
  name: string
  image: string | null
  /** px; 'fill' is as wide as the container around it */
  size?: number | 'fill'
}) => {
  const look = size === 'fill' ? 'avatar fill' : 'avatar'
  const side = size === 'fill' ? undefined : `${size / 16}rem`
  const style = size === 'fill' ? undefined : { width: side, height: side, fontSize: `${size / 42}rem` }
  if (image !== null) {
    const shown = size === 'fill' ? FILL_MAX : size
    const loading = shown >= LARGE ? 'eager' : 'lazy'
    const src = API_BASE + pictureFor(image, shown)
    return <img className={look} style={style} src={src} alt="" loading={loading} decoding="async" />
  }
  return (
    <span className={`${look} ${faceLookOf(name, id)}`} style={style} aria-hidden="true">
      {initials(name)}
    </span>
  )
}

/**
 * A name that scales with its length, 28 px down to 12, and breaks rather than overflow; a `mark` behind it stays with
 * its last word.
 */
export const Name = ({
  children,
  largest,
  smallest,
  mark,
}: {
  children: string
  largest?: number
  smallest?: number
  mark?: ReactNode
}) => {
  const last = mark ? children.lastIndexOf(' ') + 1 : children.length
  return (
    <span className="name" style={{ fontSize: `${nameSize(children, largest, smallest) / 16}rem` }}>
      {children.slice(0, last)}
      {mark && (
        <span className="name-end">
          {children.slice(last)}
          {mark}
        </span>
      )}
    </span>
  )
}
