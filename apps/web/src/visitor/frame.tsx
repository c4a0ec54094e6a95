import { type ReactNode, useEffect, useRef } from 'react'
import { APP_NAME } from '../app-name.ts'
import { paths } from '../paths.ts'
import { Court, Wordmark } from '../ui/court.tsx'
import { Link } from '../ui/link.tsx'
import * as texts from './texts.ts'

const FOOT = [
  [paths.splash, texts.home],
  [paths.leaderboard, texts.leaderboard],
  [paths.about, texts.about],
  [paths.faq, texts.faq],
  [paths.contact, texts.contact],
] as const

/** Of the page that the server has written the visitor may have read some before this is drawn. */
let opened = false

/** A visitor page: the court beside it, a heading that takes the focus when the page opens, and the content. */
export function Frame({ title, broad = false, children }: { title: string; broad?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${APP_NAME}`
    heading.current?.focus({ preventScroll: true })
    if (opened) scrollTo(0, 0)
    opened = true
  }, [title])
  return (
    <div className="visitor">
      <header className="visitor-side">
        <Link to={paths.splash}>
          <Wordmark name={APP_NAME} />
        </Link>
        <Court />
      </header>
      <main className={broad ? 'broad' : undefined}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <nav className="visitor-foot small" aria-label={texts.pages}>
          {FOOT.map(([href, text]) => (
            <Link key={href} to={href}>
              {text}
            </Link>
          ))}
        </nav>
      </main>
    </div>
  )
}
