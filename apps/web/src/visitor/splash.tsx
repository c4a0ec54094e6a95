import { useEffect } from 'react'
import { APP_NAME } from '../app-name.ts'
import { paths } from '../paths.ts'
import { Court, Wordmark } from '../ui/court.tsx'
import { useStore } from '../ui/store.ts'
import { install, installOffer } from './install.ts'
import { Link } from '../ui/link.tsx'
import { say } from '../ui/say.ts'
import type { VisitorPage } from './routes.ts'
import * as exampleTexts from './example/texts.ts'
import * as texts from './texts.ts'

const FOOT = [
  [paths.leaderboard, texts.leaderboard],
  [paths.about, texts.about],
  [paths.faq, texts.faq],
  [paths.contact, texts.contact],
] as const

/** Figures without players, as the product tells them before a match and after it. */
const Example = () => (
  <section className="splash-example numbers" aria-label={exampleTexts.forExample}>
    <div className="splash-figures">
      <p>
        <strong>{exampleTexts.chanceFigure}</strong> {exampleTexts.yourChance}
      </p>
      <p>{exampleTexts.winAndLose}</p>
    </div>
    <div className="splash-bar" aria-hidden="true" />
    <div className="splash-figures">
      <p>{exampleTexts.afterAWin}</p>
      <p>
        <strong>{exampleTexts.rankFigures}</strong> {exampleTexts.errorFigure}
      </p>
    </div>
  </section>
)

/**
 * The first page. It is also rendered into the HTML at build time, so it is there before any script. `parts.missed` is
 * an address that led here because it has no page.
 */
export default function Splash({ parts }: Partial<VisitorPage>) {
  const missed = parts?.['missed']
  const canInstall = useStore(installOffer) !== undefined
  useEffect(() => {
    document.title = APP_NAME
  }, [])
  return (
    <div className="splash">
      <header>
        <Wordmark name={APP_NAME} />
      </header>
      <Court className="court splash-court" />
      <main className="splash-words">
        {missed !== undefined && (
          <output className="splash-missed">{say(texts.thereIsNoPageAt, { path: missed })}</output>
        )}
        <h1 tabIndex={-1}>{texts.yourMove}</h1>
        <p className="splash-tagline">{texts.playMatchesAndTournamentsBy}</p>
        <nav className="splash-doors" aria-label={texts.account}>
          <Link className="button main" to={paths.register}>
            {texts.signUp}
          </Link>
          <Link className="button" to={paths.login}>
            {texts.signIn}
          </Link>
          {canInstall && (
            <button type="button" className="button quiet" onClick={() => void install()}>
              {texts.installApp}
            </button>
          )}
        </nav>
      </main>
      <Example />
      <nav className="splash-foot" aria-label={texts.pages}>
        <a href={paths.tournaments}>{texts.tournaments}</a>
        {FOOT.map(([href, text]) => (
          <Link key={href} to={href}>
            {text}
          </Link>
        ))}
      </nav>
    </div>
  )
}
