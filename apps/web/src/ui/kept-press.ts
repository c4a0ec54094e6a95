/**
 * A link that is pressed may be drawn anew before the press ends, as when the scripts take over the page that the
 * server wrote: a browser gives such a press of the mouse to neither, so the one in its place is followed. A tap needs
 * none of this: it is given to what stands there as it ends.
 */
export function keepPress(): void {
  let pressed = document.querySelector<HTMLAnchorElement>('a:active')
  const begin = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('a') : null
  }
  const end = ({ clientX, clientY, pointerType, button, ctrlKey, metaKey, shiftKey }: PointerEvent) => {
    const before = pressed
    pressed = null
    if (!before || before.isConnected || pointerType !== 'mouse' || button !== 0) return
    // Meant for another tab or window, which a script's click does not open.
    if (ctrlKey || metaKey || shiftKey) return
    const now = document.elementFromPoint(clientX, clientY)?.closest('a')
    if (now?.href === before.href) now.click()
  }
  addEventListener('pointerdown', begin, true)
  addEventListener('pointerup', end, true)
}
