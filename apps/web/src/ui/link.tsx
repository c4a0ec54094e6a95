import { type ComponentProps, type MouseEvent, useEffect } from 'react'
import { navigate } from './router.ts'

/** Clicks that open another tab or window, or save, are left to the browser. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** A link to a page of the app. */
export const Link = ({
  to,
  replace = false,
  still = replace,
  onClick,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean; still?: boolean }) => (
  <a
    {...rest}
    href={to}
    onClick={event => {
      onClick?.(event)
      if (opensElsewhere(event)) return
      event.preventDefault()
      navigate(to, { replace, still })
    }}
  >
    {children}
  </a>
)

/** Leads elsewhere as soon as it is drawn, in place of this page. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}
