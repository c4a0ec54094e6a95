import { mdiChevronRight } from '@mdi/js'
import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { address, IsBeside } from './router.ts'
import { useStore } from './store.ts'

/** A block of its own. With `label` it is a region that screen readers can find. */
export const Card = ({ label, children, className }: { label?: string; children: ReactNode; className?: string }) =>
  label === undefined ? (
    <div className={`card ${className ?? ''}`}>{children}</div>
  ) : (
    <section className={`card ${className ?? ''}`} aria-label={label}>
      {children}
    </section>
  )

/**
 * A thing in a list, in the order in which a player asks: who or what, then facts, then buttons. The heading is the
 * link to it; `actions` stay buttons of their own.
 */
export const LinkCard = ({
  to,
  title,
  lead,
  aside,
  children,
  actions,
  className = '',
}: {
  to: string
  title: ReactNode
  lead?: ReactNode
  aside?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  className?: string
}) => (
  <article className={`card link-card ${className}`}>
    {lead}
    <div className="link-card-body">
      <div className="link-card-head">
        <h3>
          <ThingLink to={to}>{title}</ThingLink>
        </h3>
        {aside}
      </div>
      {children}
    </div>
    {actions && <div className="row link-card-actions">{actions}</div>}
  </article>
)

/** The id of the thing whose screen it is. */
const thingAt = (path: string) => path.slice(path.lastIndexOf('/'))

/** Scrolls as little as shows the card, and on to where the head of the list cuts none. */
function bringIntoSight(card: Element | null | undefined) {
  card?.scrollIntoView({ block: 'nearest' })
  const list = card?.closest('.page-scroll')
  const edge = list?.getBoundingClientRect().top ?? 0
  for (const one of list?.querySelectorAll('.card, h2') ?? []) {
    const { top, bottom } = one.getBoundingClientRect()
    if (top < edge && bottom > edge) list?.scrollBy(0, bottom - edge)
  }
}

/** Says that what it leads to is open beside it, to be read or edited, and comes into sight there. */
function ThingLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const own = useRef<HTMLAnchorElement>(null)
  const { pathname } = useStore(address)
  const isOpen = useContext(IsBeside) && thingAt(pathname) === thingAt(to)
  useEffect(() => {
    if (isOpen) bringIntoSight(own.current?.closest('.card'))
  }, [isOpen])
  return (
    <Link ref={own} className={className} to={to} aria-current={isOpen ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** A heading with something beside it, then rows. */
export const Section = ({
  title,
  count,
  action,
  children,
}: {
  title: string
  /** The number of rows; a text if it is not known exactly. */
  count?: number | string
  action?: ReactNode
  children: ReactNode
}) => (
  <section className="stack section" aria-label={title}>
    <div className="row between">
      <h2>
        {title}
        {count !== undefined && <span className="count"> {count}</span>}
      </h2>
      {action}
    </div>
    {children}
  </section>
)

/** A row of a menu that leads to a screen. */
export const LinkRow = ({
  to,
  icon,
  children,
  aside,
}: {
  to: string
  icon?: string
  children: ReactNode
  aside?: ReactNode
}) => (
  <ThingLink className="link-row" to={to}>
    {icon !== undefined && <Icon path={icon} />}
    <span className="link-row-text">{children}</span>
    {aside}
    <Icon path={mdiChevronRight} />
  </ThingLink>
)
