import { type ReactNode, useEffect } from 'react'
import { useAddress } from '../ui/router.ts'
import { Spare } from '../ui/spare.tsx'
import { type createStore, useStore } from '../ui/store.ts'
import { toast } from '../ui/toast.tsx'
import * as texts from './texts.ts'

type Asked<T> = ReturnType<typeof createStore<T | undefined>>

/**
 * Where something appears over the screen that asked for it: `draw` gets what was asked for and closes it. A player who
 * goes elsewhere, or signs out, has left it.
 */
export function slotFor<T>(asked: Asked<T>, draw: (wish: T, close: () => void) => ReactNode) {
  const close = () => asked.set(undefined)
  const failed = () => {
    close()
    toast(texts.thisScreenCouldNotBe, { danger: true })
  }

  function Slot() {
    const wish = useStore(asked)
    useEffect(() => close, [])
    if (wish === undefined) return null
    return <Spare failed={failed}>{draw(wish, close)}</Spare>
  }

  return function SlotOfScreen() {
    const { pathname } = useAddress()
    return <Slot key={pathname} />
  }
}
