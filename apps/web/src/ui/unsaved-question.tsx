import { useEffect, useState } from 'react'
import { ConfirmDialog } from './modal.tsx'
import { useStore } from './store.ts'
import { unsaved } from './unsaved.ts'
import { guardHistory, guardLinks, guardReload } from './unsaved-guards.ts'
import * as texts from './texts.ts'

const close = () => unsaved.asked.set(undefined)

/** Asks before a link, Back or a closed dialog loses typed text; the browser itself asks before a reload. */
export function UnsavedQuestion() {
  const asked = useStore(unsaved.asked)
  const [agreed, setAgreed] = useState<{ go: () => void }>()
  useEffect(() => {
    const ends = [guardLinks(), guardHistory(), guardReload()]
    return () => {
      for (const end of ends) end()
      close()
    }
  }, [])
  // After the question has returned the focus, so that the dialog that closes now returns it to the right place.
  useEffect(() => {
    if (!agreed) return undefined
    const timer = setTimeout(() => {
      setAgreed(undefined)
      agreed.go()
    })
    return () => clearTimeout(timer)
  }, [agreed])
  if (!asked) return null
  return (
    <ConfirmDialog
      title={texts.leaveWithoutSaving}
      confirm={texts.leave}
      cancel={texts.stay}
      onConfirm={() => {
        close()
        setAgreed(asked)
      }}
      onCancel={close}
    >
      <p>{texts.whatYouTypedHereWould}</p>
    </ConfirmDialog>
  )
}
