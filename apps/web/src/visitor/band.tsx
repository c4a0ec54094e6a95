import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { Foot, Heading, Home } from './frame.tsx'
import './band.css'
import * as texts from './texts.ts'

/** The one way in. */
export const SignUp = ({ to = paths.register, words = texts.signUp }: { to?: string; words?: string | undefined }) => (
  <Link className="button main" to={to}>
    {words}
  </Link>
)

/**
 * A visitor's page that is read: what it is about stands over the court, from edge to edge, as on the pages that the
 * server writes by itself, a tournament's and its like.
 */
export const Band = ({
  title,
  about,
  ways,
  signIn = paths.login,
  children,
}: {
  title: string
  /** Below the title and the ways in, which share a line where there is room. */
  about?: ReactNode
  /** The ways in. */
  ways?: ReactNode
  signIn?: string
  children: ReactNode
}) => (
  <div className="band">
    <header>
      <Home />
      <nav aria-label={texts.account}>
        <a href={paths.tournaments}>{texts.tournaments}</a>
        <Link to={signIn}>{texts.signIn}</Link>
      </nav>
    </header>
    <main>
      <div className="band-head">
        <svg viewBox="20 62 395 218" preserveAspectRatio="xMaxYMax" aria-hidden="true">
          <path d="M119.9 67 258.6 65 412.1 262.3 22.4 278.2ZM137.5 66.8 73.3 276.2M241.5 65.3 365.6 264.2M131.4 86.7 253.6 84.6M102.9 179.5 309.1 173.6M193 85.6 207.4 176.5" />
          <circle cx="253" cy="206" r="9" />
        </svg>
        <Heading>{title}</Heading>
        {about && <div className="band-about">{about}</div>}
        {ways && <div className="band-ways">{ways}</div>}
      </div>
      <div className="band-body">{children}</div>
      <Foot />
    </main>
  </div>
)
