import type { ComponentProps, MouseEvent } from 'react'
import { navigate } from './location.ts'

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** A link of a visitor page. */
export const Link = ({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) => (
  <a
    href={href}
    onClick={event => {
      if (opensElsewhere(event)) return
      event.preventDefault()
      navigate(href)
    }}
    {...rest}
  >
    {children}
  </a>
)
