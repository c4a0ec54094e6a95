import { IonApp, IonRouterOutlet, setupIonicReact } from '@ionic/react'
import { IonReactRouter } from '@ionic/react-router'
import '@ionic/react/css/core.css'
import { lazy, type MouseEvent, useEffect } from 'react'
import { Navigate, Route, useLocation } from 'react-router-dom'
import { News } from '../features/notices/news.tsx'
import { loadAhead } from '../load-ahead.ts'
import { paths } from '../paths.ts'
import { CONTENT_ID } from '../ui/focus.ts'
import { HeaderTools } from '../ui/page.tsx'
import { UnsavedQuestion } from '../ui/unsaved-question.tsx'
import './ionic.css'
import { AccountTools } from './account-tools.tsx'
import { IssueSlot } from './issue-slot.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { playerRoutes } from './player-routes.ts'
import { Screen } from './screen.tsx'
import { Tabs } from './tabs.tsx'

setupIonicReact({ mode: 'md', animated: !matchMedia('(prefers-reduced-motion: reduce)').matches })

const routes = playerRoutes.map(route => (
  <Route
    key={route.path}
    path={route.path}
    element={'to' in route ? <Navigate to={route.to} replace /> : <Screen View={lazy(route.load)} />}
  />
))
const tools = <AccountTools />

/** Past the tabs, without another address in the history. */
const skip = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById(CONTENT_ID)?.focus()
}

/** Each screen has what it leads to loaded. */
function LoadAhead() {
  const { pathname } = useLocation()
  useEffect(() => loadAhead(pathname, true), [pathname])
  return null
}

/** The app of a verified player: the stack of screens, and the tabs. */
export default function PlayerApp() {
  return (
    <IonApp>
      <IonReactRouter>
        <HeaderTools value={tools}>
          <div className="shell">
            <a className="skip-link" href={`#${CONTENT_ID}`} onClick={skip}>
              Skip to the page
            </a>
            <Tabs />
            <div className="shell-body">
              <OfflineBar />
              <div className="shell-main" id={CONTENT_ID} tabIndex={-1}>
                <IonRouterOutlet>
                  {routes}
                  <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
                </IonRouterOutlet>
              </div>
            </div>
            <News />
          </div>
          <IssueSlot />
          <UnsavedQuestion />
          <LoadAhead />
        </HeaderTools>
      </IonReactRouter>
    </IonApp>
  )
}
