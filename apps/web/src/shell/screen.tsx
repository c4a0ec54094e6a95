import { Activity, type ComponentType, type FocusEvent, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { returnFocus } from '../ui/focus.ts'
import { Page } from '../ui/page.tsx'
import { IsBeside, type Place, PlaceOfPage } from '../ui/router.ts'
import { Spare } from '../ui/spare.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { reload } from '../version.ts'
import * as texts from './texts.ts'

/** How a screen is shown: by itself, as a list beside what was opened from it, as what was opened, or not at all. */
type Part = 'alone' | 'list' | 'detail' | false

/** The place of one screen among those that are kept. */
export const Screen = ({ View, place, part }: { View: ComponentType; place: Place; part: Part }) => (
  <Activity mode={part === false ? 'hidden' : 'visible'}>
    <Focused part={part}>
      <IsBeside value={part === 'list'}>
        <PlaceOfPage value={place}>
          <Spare instead={<Broken />}>
            <Suspense fallback={<Waiting />}>
              <View />
            </Suspense>
          </Spare>
        </PlaceOfPage>
      </IsBeside>
    </Focused>
  </Activity>
)

const isWayOn = (element: Element) => element.matches('a, button')

/**
 * Going back by keyboard puts the focus on the link that led away; a new screen begins at its top, also where the link
 * to it stays beside it.
 */
function Focused({ part, children }: { part: Part; children: ReactNode }) {
  const left = useRef<Element>(null)
  const screen = useRef<HTMLDivElement>(null)
  const inFront = part === 'alone' || part === 'detail'
  useEffect(() => {
    if (!inFront) return
    if (hasMoved && part === 'detail') screen.current?.focus()
    else if (hasMoved) returnFocus(left.current)
    hasMoved = true
    // oxlint-disable-next-line react/exhaustive-deps -- as it comes in front; more room leaves the focus where it is
  }, [inFront])
  const keep = ({ target }: FocusEvent) => {
    left.current = isWayOn(target) ? target : null
  }
  return (
    <div ref={screen} className={`screen ${part || ''}`} tabIndex={part === 'detail' ? -1 : undefined} onFocus={keep}>
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

/** Instead of a screen whose script could not be loaded, or that failed: the others go on. */
const Broken = () => (
  <Page title={texts.somethingWentWrong}>
    <ErrorState title={texts.thisScreenCouldNotBe} retry={() => void reload()} />
  </Page>
)
