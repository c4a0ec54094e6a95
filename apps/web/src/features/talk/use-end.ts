import { useLayoutEffect, useRef } from 'react'

/** A reader who is this near to the end, in px, is at it. */
const NEAR = 120

/**
 * Keeps the end of a list in view: at first, and when something is added while the reader is there. `stay` brings the
 * reader back to it.
 */
export function useEnd(last: number | undefined) {
  const end = useRef<HTMLDivElement>(null)
  const height = useRef<number>(undefined)
  const stays = useRef(true)
  useLayoutEffect(() => {
    const scroller = end.current?.closest('[role="main"]')
    if (!scroller || last === undefined) return
    const was = height.current
    if (stays.current || was === undefined || scroller.scrollTop + scroller.clientHeight > was - NEAR)
      scroller.scrollTop = scroller.scrollHeight
    stays.current = false
    height.current = scroller.scrollHeight
  }, [last])
  return {
    end,
    stay: () => {
      stays.current = true
    },
  }
}
