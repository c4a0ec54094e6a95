import { createContext, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { createStore } from './store.ts'
import { placeInHistory } from './router.ts'

/** Input of one form that has not been saved. */
export interface Edits {
  /** The dialog around the form; undefined on a page. */
  within: object | undefined
  /** Only a reload loses it: the form keeps it while it is away, or its page is behind another one. */
  stays: boolean
  /** The position of its page in the browser's history. */
  at: number | undefined
  /** Resets the form to its saved state: a page that was left may be shown again. */
  drop: () => void
}

/** All unsaved input, wherever it is. */
export function createUnsaved() {
  const all = new Set<Edits>()
  /** Runs once the player agrees to lose it; undefined while nobody is asked. */
  const asked = createStore<{ go: () => void } | undefined>(undefined)
  const lostBy = (within: object | undefined) =>
    [...all].filter(edits => !edits.stays && (within === undefined || edits.within === within))
  return {
    asked,
    add: (edits: Edits) => void all.add(edits),
    remove: (edits: Edits) => void all.delete(edits),
    /**
     * The form is no longer in front: if the app has gone on from its page, to `place`, the page is kept, else it is
     * gone.
     */
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
    /** The position in the browser's history at which it would be lost. */
    placeOfLost: () => lostBy(undefined)[0]?.at,
    /** Leaves at once if nothing is lost, else after the player has agreed; `within` is a dialog that closes. */
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
 * Asks before typed input of a form is lost. Call `saved` once it is sent, before the form is left; `keeps` says that
 * the form itself brings it back, unless the app is reloaded. `more`: something beside its fields was changed, which
 * `dropMore` puts back.
 */
export function useUnsaved(
  form: { formState: { isDirty: boolean }; reset: () => void },
  { more = false, keeps = false, dropMore }: { more?: boolean; keeps?: boolean; dropMore?: () => void } = {},
): { saved: () => void } {
  const within = useContext(WithinDialog)
  const dirty = form.formState.isDirty || more
  const held = useRef<Edits>(undefined)
  const drop = useEffectEvent(() => {
    form.reset()
    dropMore?.()
  })
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

/** In a dialog: asks before it is closed over what was entered in it, where that is in no form of its own. */
export function AskBeforeLost({ when, close }: { when: boolean; close: () => void }) {
  useUnsaved({ formState: { isDirty: when }, reset: close })
  return null
}
