import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { createStore } from './store.ts'
import { placeInHistory } from './router.ts'

/** What was typed into one form and is not saved. */
export interface Edits {
  /** The dialog that the form stands in; undefined on a page. */
  within: object | undefined
  /** Only a reload loses it: the form keeps it while it is away, or its page is behind another one. */
  stays: boolean
  /** Where its page is in the browser's history. */
  at: number | undefined
  /** Puts the form back to what is saved: a page that was left may be shown again. */
  drop: () => void
}

/** Everything unsaved, wherever it stands. */
export function createUnsaved() {
  const all = new Set<Edits>()
  /** What happens once the player agrees to lose it; undefined while nobody is asked. */
  const asked = createStore<{ go: () => void } | undefined>(undefined)
  const lostBy = (within: object | undefined) =>
    [...all].filter(edits => !edits.stays && (within === undefined || edits.within === within))
  return {
    asked,
    add: (edits: Edits) => void all.add(edits),
    remove: (edits: Edits) => void all.delete(edits),
    /** The form is no longer in front: its page is kept where the app has gone on from it, to `place`, else it is gone. */
    cover(edits: Edits, place: number | undefined) {
      if (edits.at !== undefined && place !== undefined && place > edits.at && all.has(edits)) edits.stays = true
      else all.delete(edits)
    },
    /** Only the pages up to `place` in the history are kept. */
    forgetAfter(place: number) {
      for (const edits of all) if (edits.at !== undefined && edits.at > place) all.delete(edits)
    },
    isAnyLostByReload: () => all.size > 0,
    isAnyLost: (within?: object) => lostBy(within).length > 0,
    /** Where in the browser's history it would be lost. */
    placeOfLost: () => lostBy(undefined)[0]?.at,
    /** Goes at once where nothing is lost, else after the player has agreed; `within` is a dialog that closes. */
    leave(go: () => void, within?: object) {
      const lost = lostBy(within)
      if (lost.length === 0) return go()
      asked.set({
        go: () => {
          for (const edits of lost) {
            all.delete(edits)
            edits.drop()
          }
          go()
        },
      })
    },
  }
}

export const unsaved = createUnsaved()

/** The dialog around a form. */
export const WithinDialog = createContext<object | undefined>(undefined)

/**
 * Asks before what was typed into a form is lost. `saved` is to be called once it is sent, before the form is left;
 * `keeps` says that the form itself brings it back, unless the app is reloaded.
 */
export function useUnsaved(
  form: { formState: { isDirty: boolean }; reset: () => void },
  { more = false, keeps = false }: { more?: boolean; keeps?: boolean } = {},
): { saved: () => void } {
  const within = useContext(WithinDialog)
  const dirty = form.formState.isDirty || more
  const held = useRef<Edits>(undefined)
  const drop = useEffectEvent(() => form.reset())
  useEffect(() => {
    if (!dirty) return undefined
    const edits = { within, stays: keeps, at: placeInHistory(history.state), drop: () => drop() }
    if (held.current) unsaved.remove(held.current)
    held.current = edits
    unsaved.add(edits)
    return () => unsaved.cover(edits, placeInHistory(history.state))
  }, [dirty, within, keeps])
  return { saved: () => held.current && unsaved.remove(held.current) }
}
