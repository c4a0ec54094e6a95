import { Component, type ComponentType, type ReactNode, Suspense, useEffect } from 'react'
import { APP_NAME } from '../app-name.ts'
import { match, paths } from '../paths.ts'
import { partOf } from '../ui/part.tsx'
import { navigate } from '../ui/router.ts'
import { doorTo } from './return-to.ts'
import { type VisitorPage, visitorRoutes } from './routes.ts'
import { Splash } from './splash.tsx'
import { Frame } from './frame.tsx'
import * as texts from './texts.ts'

const pages = visitorRoutes.map(({ path, anybody, load }) => ({
  path,
  anybody,
  ...partOf(async () => {
    const { default: Page, ready } = await load()
    await ready
    return Page
  }),
}))

/** The visitor page of an address, and the named parts of the address. */
export function visitorPage(pathname: string) {
  for (const page of pages) {
    const parts = match(page.path, pathname)
    if (parts) return { ...page, parts }
  }
  return undefined
}

/**
 * Pages for visitors; a player's screen leads to Sign In and from there back to it, any other address to the splash.
 */
export function VisitorApp({ pathname }: { pathname: string }) {
  const found = visitorPage(pathname)
  const lost = !found && pathname !== paths.splash
  useEffect(() => {
    if (lost) navigate(doorTo(pathname), { replace: true })
    if (!found) document.title = APP_NAME
  }, [lost, found, pathname])
  if (!found) return <Splash />
  return <Loaded key={pathname} Page={found.Part} parts={found.parts} />
}

const Loaded = ({ Page, parts }: { Page: ComponentType<VisitorPage>; parts: VisitorPage['parts'] }) => (
  <Unreachable>
    <Suspense>
      <Page parts={parts} />
    </Suspense>
  </Unreachable>
)

/** Shown if a page's script could not be loaded: says so, and loads the document again on request. */
class Unreachable extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Frame title={texts.somethingWentWrong}>
        <p>{texts.thisPageCouldNotBe}</p>
        <button
          type="button"
          className="button main"
          onClick={() => void import('../version.ts').then(({ reload }) => reload())}
        >
          {texts.tryAgain}
        </button>
      </Frame>
    )
  }
}
