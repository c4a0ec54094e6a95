import { Suspense } from 'react'
import { lazy } from '../ui/part.tsx'
import { issuing } from '../issuing.ts'
import { Modal } from '../ui/modal.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { slotFor } from './slot.tsx'
import * as texts from './texts.ts'

const IssueModal = lazy(() => import('../features/challenges/form/issue-modal.tsx'))

/** The form that challenges a player. */
export const IssueSlot = slotFor(issuing, (wish, close) => {
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
})
