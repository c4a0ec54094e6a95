import { useSyncExternalStore } from 'react'

/** A value outside of React that components follow. */
export function createStore<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next: T) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useStore = <T>({ subscribe, get }: { subscribe: (listener: () => void) => () => void; get: () => T }): T =>
  useSyncExternalStore(subscribe, get, get)
