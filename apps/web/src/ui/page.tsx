import { IonContent, useIonRouter } from '@ionic/react'
import { mdiArrowLeft } from '@mdi/js'
import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect } from 'react'
import { APP_NAME } from '../app-name.ts'
import { Icon } from './icon.tsx'
import { unsaved } from './unsaved.ts'
import { usePageVisible } from './visible.ts'

const Refresher = lazy(() => import('./refresher.tsx'))

/** What the shell puts into the header of pages without a way back. */
export const HeaderTools = createContext<ReactNode>(null)

export interface PageProps {
  title: string
  subtitle?: ReactNode
  /** Where Back leads when there is no earlier page; absent on the first page of a tab. */
  back?: string
  /** Buttons of the header. */
  actions?: ReactNode
  /** `LinkSegments` or `Segments`, below the header. */
  tabs?: ReactNode
  /** A second pane from 900 px on; below what it accompanies on a phone. */
  aside?: ReactNode
  /** Pull to refresh. */
  onRefresh?: () => Promise<unknown>
  children: ReactNode
}

/** A screen: header, what is on it, and a second pane where there is room. */
export function Page({ title, subtitle, back, actions, tabs, aside, onRefresh, children }: PageProps) {
  const tools = useContext(HeaderTools)
  const visible = usePageVisible()
  useEffect(() => {
    if (visible) document.title = `${title} · ${APP_NAME}`
  }, [title, visible])
  return (
    <>
      <header className="page-top">
        <div className="page-head">
          {back !== undefined && <BackButton fallback={back} />}
          <div className="page-titles">
            <h1>{title}</h1>
            {subtitle !== undefined && <p className="soft small">{subtitle}</p>}
          </div>
          {actions}
          {back === undefined && tools}
        </div>
        {tabs && <div className="page-tabs">{tabs}</div>}
      </header>
      <IonContent>
        {onRefresh && (
          <Suspense>
            <Refresher onRefresh={onRefresh} />
          </Suspense>
        )}
        <div className={aside === undefined ? 'page' : 'page two-pane'}>
          <div className="stack pane">{children}</div>
          {aside !== undefined && <aside className="stack pane">{aside}</aside>}
        </div>
      </IonContent>
    </>
  )
}

function BackButton({ fallback }: { fallback: string }) {
  const router = useIonRouter()
  const leave = () => (router.canGoBack() ? router.goBack() : router.push(fallback, 'back', 'replace'))
  return (
    <button type="button" className="icon-button" aria-label="Back" onClick={() => unsaved.leave(leave)}>
      <Icon path={mdiArrowLeft} />
    </button>
  )
}
