import type { ReactNode } from 'react'
import { APP_NAME } from '../app-name.ts'
import { match, paths } from '../paths.ts'
import { CONTENT_ID } from '../ui/focus.ts'
import type { Failure } from '../ui/failure.ts'
import { LoadingMain } from '../ui/loading-screen.tsx'
import { HeaderTools, Page } from '../ui/page.tsx'
import { useAddress } from '../ui/router.ts'
import { ErrorState } from '../ui/states.tsx'
import { useStore } from '../ui/store.ts'
import { wide } from '../ui/wide.ts'
import { AccountTools } from './account-tools.tsx'
import { isIn, tabs } from './places.ts'
import { Tabs } from './tabs.tsx'

/** The bars of the app around what is there before the player is known: every place can be gone to. */
const Frame = ({ children }: { children: ReactNode }) => (
  <div className="shell">
    <Tabs />
    <div className="shell-body">
      <div className="shell-main" id={CONTENT_ID} tabIndex={-1}>
        {children}
      </div>
    </div>
  </div>
)

/** Screens that begin with one thing on the court; the others are lists or forms. */
const ON_COURT = [
  paths.dashboard,
  paths.challengeIssue,
  paths.eventView,
  paths.tournamentView,
  paths.profile,
  paths.profileOf,
  paths.userView,
  paths.friendView,
]
const beginsOnCourt = () => ON_COURT.some(path => match(path, location.pathname))

export const LoadingFrame = () => (
  <Frame>
    <LoadingMain list={!beginsOnCourt()} />
  </Frame>
)

const tools = <AccountTools />

export function FailedFrame({ error, retry }: { error: Failure; retry: () => void }) {
  const { pathname } = useAddress()
  const roomy = useStore(wide)
  const here = tabs.find(place => isIn(place, pathname))
  return (
    <Frame>
      <HeaderTools value={roomy ? null : tools}>
        <div className="screen alone">
          <Page title={here?.text ?? APP_NAME}>
            <div className="failed">
              <ErrorState error={error} retry={retry} />
            </div>
          </Page>
        </div>
      </HeaderTools>
    </Frame>
  )
}
