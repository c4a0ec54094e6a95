import { expect, test } from 'vitest'
import { createUnsaved } from './unsaved.ts'

/** A form with something typed into it, and whether it was put back. */
function typedInto(
  unsaved: ReturnType<typeof createUnsaved>,
  more: { within?: object; stays?: boolean; at?: number } = {},
) {
  let dropped = false
  const edits = { within: more.within, stays: more.stays ?? false, at: more.at, drop: () => (dropped = true) }
  unsaved.add(edits)
  return { edits, isDropped: () => dropped }
}

/** A way out, and whether it was taken. */
function wayOut() {
  let gone = false
  return { go: () => void (gone = true), isGone: () => gone }
}

test('with nothing typed one leaves at once', () => {
  const unsaved = createUnsaved()
  const { go, isGone } = wayOut()
  unsaved.leave(go)
  expect([isGone(), unsaved.asked.get()]).toEqual([true, undefined])
})

test('with something typed one is asked, stays, and finds it as it was', () => {
  const unsaved = createUnsaved()
  const form = typedInto(unsaved)
  const { go, isGone } = wayOut()
  unsaved.leave(go)
  expect([isGone(), unsaved.asked.get() !== undefined, form.isDropped()]).toEqual([false, true, false])
})

test('who agrees leaves, what was typed is dropped, and nobody is asked again', () => {
  const unsaved = createUnsaved()
  const form = typedInto(unsaved)
  const { go, isGone } = wayOut()
  unsaved.leave(go)
  unsaved.asked.get()?.go()
  expect([isGone(), form.isDropped(), unsaved.isAnyLost(), unsaved.isAnyLostByReload()]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('what was saved is not asked about', () => {
  const unsaved = createUnsaved()
  unsaved.remove(typedInto(unsaved).edits)
  const { go, isGone } = wayOut()
  unsaved.leave(go)
  expect(isGone()).toBe(true)
})

test('closing a dialog asks about what was typed there, not about the page below', () => {
  const unsaved = createUnsaved()
  const dialog = {}
  const page = typedInto(unsaved)
  const [first, second] = [wayOut(), wayOut()]
  unsaved.leave(first.go, dialog)
  const inside = typedInto(unsaved, { within: dialog })
  unsaved.leave(second.go, dialog)
  unsaved.asked.get()?.go()
  expect([first.isGone(), second.isGone(), inside.isDropped(), page.isDropped()]).toEqual([true, true, true, false])
})

test('what a form keeps by itself is lost by a reload only', () => {
  const unsaved = createUnsaved()
  typedInto(unsaved, { stays: true })
  expect([unsaved.isAnyLost(), unsaved.isAnyLostByReload()]).toEqual([false, true])
})

test('a form whose page is behind another one is lost by a reload only, and by going back past it', () => {
  const unsaved = createUnsaved()
  const { edits } = typedInto(unsaved, { at: 2 })
  unsaved.cover(edits, 3)
  expect([unsaved.isAnyLost(), unsaved.isAnyLostByReload()]).toEqual([false, true])
  unsaved.forgetAfter(1)
  expect(unsaved.isAnyLostByReload()).toBe(false)
})

test('a form that is gone, or whose page another one took the place of, has nothing to lose', () => {
  const unsaved = createUnsaved()
  for (const place of [2, 1]) {
    unsaved.cover(typedInto(unsaved, { at: 2 }).edits, place)
    expect(unsaved.isAnyLostByReload()).toBe(false)
  }
})

test('what was saved stays saved when its page goes behind another one', () => {
  const unsaved = createUnsaved()
  const { edits } = typedInto(unsaved, { at: 2 })
  unsaved.remove(edits)
  unsaved.cover(edits, 3)
  expect(unsaved.isAnyLostByReload()).toBe(false)
})
