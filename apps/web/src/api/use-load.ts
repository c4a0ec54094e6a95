import type { AnswerOf, Endpoint, SentOf } from '@gauntlet/contract/endpoint'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from './api.ts'
import { type Answer, CallError } from './client.ts'
import { firstAnswer } from './first-answers.ts'
import { keyOf } from './keys.ts'

export interface Load<T> {
  /** The last answer; the previous key's while the next one is on its way. */
  data: T | undefined
  error: CallError | undefined
  busy: boolean
  again: () => void
}

const cancellation = () => {
  const control = new AbortController()
  return { signal: control.signal, abort: () => control.abort() }
}

/**
 * Loads whenever `key` changes, without the players' query cache, which visitors do not load. What `first` finds came
 * with the page, and is not asked for again.
 */
export function useLoad<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  first: () => T | undefined = () => undefined,
): Load<T> {
  const [tries, setTries] = useState(0)
  const wanted = `${tries} ${key}`
  const [state, setState] = useState<{ of: string; data: T | undefined; error?: CallError } | undefined>(() => {
    const data = first()
    return data === undefined ? undefined : { of: wanted, data }
  })
  const came = useRef(state !== undefined)
  const start = useEffectEvent(load)
  useEffect(() => {
    if (came.current) {
      came.current = false
      return undefined
    }
    const { signal, abort } = cancellation()
    start(signal).then(
      data => !signal.aborted && setState({ of: wanted, data }),
      (error: unknown) => {
        if (signal.aborted) return
        if (!(error instanceof CallError)) throw error
        setState(last => ({ of: wanted, data: last?.data, error }))
      },
    )
    return abort
  }, [wanted])
  const error = state?.of === wanted ? state.error : undefined
  const lost = error?.status === 0
  useEffect(() => {
    if (!lost) return undefined
    const again = () => setTries(last => last + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [lost])
  return {
    data: state?.data,
    error,
    busy: state?.of !== wanted,
    again: () => setTries(tries + 1),
  }
}

/** The answer of a row that visitors read. */
export const useRow = <E extends Endpoint>(row: E, input: SentOf<E>): Load<Answer<AnswerOf<E>>> =>
  useLoad(
    JSON.stringify(keyOf(row, input)),
    signal => call(row, input, { signal }),
    () => firstAnswer(row, input),
  )
