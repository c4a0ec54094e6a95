/** A press is kept for a link, and for a question that opens its answer. */
const KEPT = 'a, summary'

/**
 * A link that is pressed may be drawn anew before the press ends, as when the scripts take over the page that the
 * server wrote: a browser gives such a press of the mouse to neither, so the one in its place is followed, and
 * a question that is pressed is opened. A tap needs none of this: it is given to what stands there as it ends.
 */
export function keepPress(): void {
  let pressed = document.querySelector<HTMLElement>(`:is(${KEPT}):active`)
  const begin = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>(KEPT) : null
  }
  const end = ({ clientX, clientY, pointerType, button, ctrlKey, metaKey, shiftKey }: PointerEvent) => {
    const before = pressed
    pressed = null
    // With a key it is meant for another tab or window, which a script's click does not open.
    if (before?.isConnected !== false || pointerType !== 'mouse' || button || ctrlKey || metaKey || shiftKey) return
    const now = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(KEPT) ?? null
    if (before.isEqualNode(now)) now?.click()
  }
  addEventListener('pointerdown', begin, true)
  addEventListener('pointerup', end, true)
}
