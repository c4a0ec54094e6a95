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

/** The heading takes the focus when the page opens. */
export function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${children} · ${APP_NAME}`
    heading.current?.focus({ preventScroll: true })
    if (opened) scrollTo(0, 0)
    opened = true
  }, [children])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

/** The name of the house leads to its first page. */
export const Home = () => (
  <Link to={paths.splash}>
    <Wordmark name={APP_NAME} />
  </Link>
)

export const Foot = () => (
  <nav className="visitor-foot small" aria-label={texts.pages}>
    {FOOT.map(([href, text]) => (
      <Link key={href} to={href}>
        {text}
      </Link>
    ))}
  </nav>
)

interface Framed {
  title: string
  /** The largest over the court. */
  word?: string
  /** Below it. */
  words?: ReactNode
  children: ReactNode
}

/** A visitor's page with a form: the court beside it, with its words, a heading and the form. */
export const Frame = ({ title, word = texts.yourMove, words, children }: Framed) => (
  <div className="visitor">
    <header className="visitor-side">
      <Home />
      <p className="visitor-word">{word}</p>
      {words}
      <Court />
    </header>
    <main>
      <Heading>{title}</Heading>
      {children}
    </main>
    <Foot />
  </div>
)
