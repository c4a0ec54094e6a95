import {
  Activity,
  Component,
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
} from 'react'
import { returnFocus } from '../ui/focus.ts'
import { Page } from '../ui/page.tsx'
import { type Place, PlaceOfPage } from '../ui/router.ts'
import { SkeletonList } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { reload } from '../version.ts'
import * as texts from './texts.ts'

/** The place of one screen among those that are kept. */
export const Screen = ({ View, place, front }: { View: ComponentType; place: Place; front: boolean }) => (
  <Activity mode={front ? 'visible' : 'hidden'}>
    <Focused>
      <PlaceOfPage value={place}>
        <Broken>
          <Suspense fallback={<Waiting />}>
            <View />
          </Suspense>
        </Broken>
      </PlaceOfPage>
    </Focused>
  </Activity>
)

const isWayOn = (element: Element) => element.matches('a, button')

/** Going back by keyboard puts the focus on the link that led away; a new screen begins at its top. */
function Focused({ children }: { children: ReactNode }) {
  const left = useRef<Element>(null)
  useEffect(() => {
    if (hasMoved) returnFocus(left.current)
    hasMoved = true
  }, [])
  const keep = ({ target }: FocusEvent) => {
    left.current = isWayOn(target) ? target : null
  }
  return (
    <div className="screen" onFocus={keep}>
      {children}
    </div>
  )
}
/** Not on the screen that the app opens with: there the keyboard begins at the tabs. */
let hasMoved = false

const Waiting = () => (
  <Page title="">
    <SkeletonList />
  </Page>
)

/** A screen whose script could not be loaded, or that failed: the others go on. */
class Broken extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null }
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    if (!this.state.error) return this.props.children
    return (
      <Page title={texts.somethingWentWrong}>
        <ErrorState title={texts.thisScreenCouldNotBe} retry={() => void reload()} />
      </Page>
    )
  }
}
