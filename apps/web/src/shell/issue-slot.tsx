import { lazy, Suspense, useEffect } from 'react'
import { issuing } from '../issuing.ts'
import { Modal } from '../ui/modal.tsx'
import { useAddress } from '../ui/router.ts'
import { SkeletonList } from '../ui/skeleton.tsx'
import { useStore } from '../ui/store.ts'
import * as texts from './texts.ts'

const IssueModal = lazy(() => import('../features/challenges/form/issue-modal.tsx'))
const close = () => issuing.set(undefined)

/** Where the form that challenges a player appears, over the screen that asked for it. */
export function IssueSlot() {
  const { pathname } = useAddress()
  return <Slot key={pathname} />
}

function Slot() {
  const wish = useStore(issuing)
  // a player who goes elsewhere, or signs out, has left the form
  useEffect(() => close, [])
  if (!wish) return null
  const waiting = (
    <Modal title={texts.challenge} close={close}>
      <SkeletonList rows={3} />
    </Modal>
  )
  return (
    <Suspense fallback={waiting}>
      <IssueModal {...wish} close={close} />
    </Suspense>
  )
}
