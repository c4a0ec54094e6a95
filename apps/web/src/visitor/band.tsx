import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { Court } from '../ui/court.tsx'
import '../ui/court.css'
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
        <Court />
        <Heading>{title}</Heading>
        {about && <div className="band-about">{about}</div>}
        {ways && <div className="band-ways">{ways}</div>}
      </div>
      <div className="band-body">{children}</div>
      <Foot />
    </main>
  </div>
)
