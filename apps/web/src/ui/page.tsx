import { mdiArrowLeft } from '@mdi/js'
import { createContext, type ReactNode, Suspense, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { lazy } from './part.tsx'
import { APP_NAME } from '../app-name.ts'
import { paths } from '../paths.ts'
import { goBack, IsBeside, keepScroll, scrolledTo, useAddress } from './router.ts'
import { unsaved } from './unsaved.ts'
import { say } from './say.ts'
import * as texts from './texts.ts'
import { IconButton } from './icon-button.tsx'

const Refresher = lazy(() => import('./refresher.tsx'))

/** Buttons that the shell adds to the header of pages without a way back. */
export const HeaderTools = createContext<ReactNode>(null)

export interface PageProps {
  title: string
  /** The kind of thing that it shows, which the header says where the content has the title as its heading. */
  kind?: string | undefined
  /** The face of the one player whom the screen is about, before the title. */
  face?: ReactNode
  /** The thing that the screen shows, for the window's title and the history of the browser. */
  about?: string
  subtitle?: ReactNode
  /** The target of Back if there is no earlier page; absent on the first page of a tab. */
  back?: string
  /** Buttons of the header. */
  actions?: ReactNode
  /** `LinkSegments` or `Segments`, below the header. */
  tabs?: ReactNode
  /** A second pane where there is room; on a phone below the content. */
  aside?: ReactNode
  /** Pull to refresh. */
  onRefresh?: () => Promise<unknown>
  children: ReactNode
}

/** A screen: header, content, and a second pane if there is room. */
export function Page({
  title,
  kind,
  face,
  about,
  subtitle,
  back,
  actions,
  tabs,
  aside,
  onRefresh,
  children,
}: PageProps) {
  const tools = useContext(HeaderTools)
  const { scroller, keep } = useScrollKept()
  const isBeside = useContext(IsBeside)
  const Title = isBeside ? 'h2' : kind === undefined ? 'h1' : 'p'
  useEffect(() => {
    if (!isBeside) document.title = [about, title, APP_NAME].filter(Boolean).join(' · ')
  }, [about, title, isBeside])
  return (
    <>
      <header className="page-top" role={isBeside ? 'group' : undefined}>
        <div className={back === paths.dashboard ? 'page-head of-rail' : 'page-head'}>
          {back !== undefined && !isBeside && <BackButton fallback={back} />}
          {face}
          <div className="page-titles">
            <Title className="page-title">{kind ?? title}</Title>
            {subtitle !== undefined && <p className="soft small">{subtitle}</p>}
          </div>
          {actions}
          {back === undefined && tools}
        </div>
        {tabs && <div className="page-tabs">{tabs}</div>}
      </header>
      <div className="page-below">
        <div
          ref={scroller}
          role={isBeside ? 'region' : 'main'}
          aria-label={isBeside ? say(texts.listOf, { title }) : undefined}
          className="page-scroll"
          onScroll={keep}
        >
          <div className={aside === undefined ? 'page' : 'page two-pane'}>
            <div className="stack pane">{children}</div>
            {aside !== undefined && <aside className="stack pane">{aside}</aside>}
          </div>
        </div>
        {onRefresh && (
          <Suspense>
            <Refresher page={scroller} onRefresh={onRefresh} />
          </Suspense>
        )}
      </div>
    </>
  )
}

function BackButton({ fallback }: { fallback: string }) {
  return <IconButton icon={mdiArrowLeft} label={texts.back} onClick={() => unsaved.leave(() => goBack(fallback))} />
}

/** Scrolls the content back to where it was when another page came in front, or it was left. */
function useScrollKept() {
  const { at } = useAddress()
  const scroller = useRef<HTMLDivElement>(null)
  const top = useRef<number>(undefined)
  useLayoutEffect(() => {
    const wanted = top.current ?? scrolledTo(at)
    // A screen begins at its top by itself: to say so would have it laid out on the spot, and again when it is whole.
    if (scroller.current && wanted > 0) scroller.current.scrollTop = wanted
    // oxlint-disable-next-line react/exhaustive-deps -- as it comes in front; an address that changes below it leaves it where it is
  }, [])
  const keep = () => {
    top.current = scroller.current?.scrollTop ?? 0
    keepScroll(at, top.current)
  }
  return { scroller, keep }
}
