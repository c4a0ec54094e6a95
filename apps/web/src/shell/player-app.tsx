import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { News } from '../features/notices/news.tsx'
import { loadAhead } from '../load-ahead.ts'
import { CONTENT_ID, keepFocus } from '../ui/focus.ts'
import { paths } from '../paths.ts'
import { HeaderTools } from '../ui/page.tsx'
import { useAddress } from '../ui/router.ts'
import { useStore } from '../ui/store.ts'
import { UnsavedQuestion } from '../ui/unsaved-question.tsx'
import { wide } from '../ui/wide.ts'
import { AccountTools, LogOut } from './account-tools.tsx'
import { IssueSlot } from './issue-slot.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { loadScreen } from './player-routes.ts'
import { ResultSlot } from './result-slot.tsx'
import { Stack } from './stack.tsx'
import { Tabs } from './tabs.tsx'
import { WaitingSlot } from './waiting-slot.tsx'
import * as texts from './texts.ts'

const TOOLS: ReadonlyMap<string, ReactNode> = new Map([
  [paths.dashboard, <LogOut key="out" />],
  [paths.profile, <AccountTools key="all" />],
])

/** Where there is room they stand at the foot of the rail. */
function useHeaderTools() {
  const { pathname } = useAddress()
  const roomy = useStore(wide)
  return roomy ? null : TOOLS.get(pathname)
}

/** Skips the tabs, without another address in the history. */
const skip = (event: MouseEvent) => {
  event.preventDefault()
  document.getElementById(CONTENT_ID)?.focus()
}

/** The scripts of a screen are read while the finger lies on its link: it is drawn at once then. */
function loadPressed({ target }: Event) {
  const link = target instanceof Element && target.closest('a')
  // Where that fails, the screen itself says so.
  if (link && link.origin === location.origin) loadScreen(link.pathname).catch(() => undefined)
}

/** Each screen has the screens that it leads to loaded. */
function LoadAhead() {
  const { pathname } = useAddress()
  useEffect(() => loadAhead(pathname, true), [pathname])
  useEffect(() => {
    document.addEventListener('pointerdown', loadPressed)
    return () => document.removeEventListener('pointerdown', loadPressed)
  }, [])
  return null
}

/** The app of a verified player: the screens, and the tabs. */
export function PlayerApp() {
  useEffect(keepFocus, [])
  return (
    <HeaderTools value={useHeaderTools()}>
      <div className="shell">
        <a className="skip-link" href={`#${CONTENT_ID}`} onClick={skip}>
          {texts.skipToThePage}
        </a>
        <Tabs />
        <div className="shell-body">
          <OfflineBar />
          <WaitingSlot />
          <div className="shell-main" id={CONTENT_ID} tabIndex={-1}>
            <Stack />
          </div>
        </div>
        <News />
      </div>
      <IssueSlot />
      <ResultSlot />
      <UnsavedQuestion />
      <LoadAhead />
    </HeaderTools>
  )
}
