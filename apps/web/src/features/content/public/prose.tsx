import type { MouseEvent, RefObject } from 'react'
import { sanitized } from './sanitized.ts'
import './content.css'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Markup of the content service. A link within it goes to another screen by `follow`, and one to a part of the text to
 * that part, without a step of the history.
 */
export function Prose({
  html,
  className = 'content-text',
  follow,
  room,
}: {
  html: string
  className?: string
  follow: (path: string) => void
  room?: RefObject<HTMLDivElement | null>
}) {
  const lead = (event: MouseEvent<HTMLDivElement>) => {
    const { target, currentTarget } = event
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || !isPlain(event)) return
    event.preventDefault()
    const { pathname, search, hash } = link
    if (hash === '' || pathname !== location.pathname) return follow(pathname + search + hash)
    const part = [...currentTarget.querySelectorAll('[id]')].find(({ id }) => `#${id}` === decodeURIComponent(hash))
    part?.scrollIntoView()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is clicked, by key too
    <div
      ref={room}
      className={className}
      onClick={lead}
      // oxlint-disable-next-line react/no-danger -- the server sends what its sanitizer let through
      dangerouslySetInnerHTML={{ __html: sanitized(html) }}
    />
  )
}
