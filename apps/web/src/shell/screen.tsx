import { IonPage } from '@ionic/react'
import { Component, type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Page } from '../ui/page.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { PageVisible } from '../ui/visible.ts'
import { reload } from '../version.ts'

const HIDDEN = 'ion-page-hidden'

/**
 * The place of one screen in the stack. It is there before the screen's script is, since Ionic never shows a page that
 * comes late; and it tells the screen when another page covers it, since Ionic keeps that one mounted.
 */
export function Screen({ View }: { View: ComponentType }) {
  const place = useRef<HTMLDivElement>(null)
  const [visible, setVisible] = useState(true)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const look = () => setVisible(!element.classList.contains(HIDDEN))
    const observer = new MutationObserver(look)
    observer.observe(element, { attributeFilter: ['class'] })
    look()
    return () => observer.disconnect()
  }, [])
  return (
    <IonPage ref={place}>
      <PageVisible value={visible}>
        <Broken>
          <Suspense fallback={<Waiting />}>
            <View />
          </Suspense>
        </Broken>
      </PageVisible>
    </IonPage>
  )
}

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
      <Page title="Something went wrong">
        <ErrorState title="This screen could not be shown." retry={() => void reload()} />
      </Page>
    )
  }
}
