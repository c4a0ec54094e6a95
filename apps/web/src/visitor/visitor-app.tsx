import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { isScreen, match, paths } from '../paths.ts'
import { partOf } from '../ui/part.tsx'
import { navigate } from '../ui/router.ts'
import { Spare } from '../ui/spare.tsx'
import { doorTo } from './return-to.ts'
import { type VisitorPage, visitorRoutes } from './routes.ts'
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

/** The splash stands where there is no page. */
export const shownPage = (pathname: string) => visitorPage(pathname) ?? visitorPage(paths.splash)

/**
 * Pages for visitors; a player's screen leads to Sign In and from there back to it, any other address to the splash,
 * which says so.
 */
export function VisitorApp({ pathname }: { pathname: string }) {
  const lost = !visitorPage(pathname)
  // The address that led to the splash, until somebody goes on from there.
  const [before, setBefore] = useState<string>()
  const missed = lost && !isScreen(pathname) ? pathname : pathname === paths.splash ? before : undefined
  if (missed !== before) setBefore(missed)
  useEffect(() => {
    if (lost) navigate(doorTo(pathname), { replace: true })
  }, [lost, pathname])
  const shown = shownPage(pathname)
  if (!shown) return undefined
  const parts = missed !== undefined && shown.path === paths.splash ? { missed } : shown.parts
  return <Loaded key={lost ? paths.splash : pathname} Page={shown.Part} parts={parts} />
}

const Loaded = ({ Page, parts }: { Page: ComponentType<VisitorPage>; parts: VisitorPage['parts'] }) => (
  <Unreachable>
    <Suspense>
      <Page parts={parts} />
    </Suspense>
  </Unreachable>
)

const Missing = () => (
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

/** A page whose script could not be loaded says so, and loads the document again on request. */
export const Unreachable = ({ children }: { children: ReactNode }) => <Spare instead={<Missing />}>{children}</Spare>
