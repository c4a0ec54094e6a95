import { IN_COOKIE } from '@gauntlet/contract/web-client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseSession, SESSION_KEY, sessionStore } from './session.ts'

const ada = { token: 'secret', id: 'ada' }

describe('what is stored', () => {
  test('a token and an id are a session, and nothing else is kept', () => {
    expect(parseSession(JSON.stringify({ ...ada, name: 'Ada' }))).toEqual(ada)
  })
  test.each([
    ['nothing', null],
    ["the text 'undefined'", 'undefined'],
    ['null', 'null'],
    ['broken JSON', '{'],
    ['no token', '{"id":"ada"}'],
    ['an empty token', '{"token":"","id":"ada"}'],
    ['a token that is no text', '{"token":1,"id":"ada"}'],
    ['no id', '{"token":"secret"}'],
    ['an errors field', '{"token":"secret","id":"ada","errors":{}}'],
  ])('%s is no session', (_, text) => {
    expect(parseSession(text)).toBeUndefined()
  })
})

describe('the store', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  beforeEach(() => kept.clear())

  test('is restored at the start', () => {
    kept.set(SESSION_KEY, JSON.stringify(ada))
    expect(sessionStore(storage).get()).toEqual(ada)
  })
  test('tells its listeners of sign-in and of log-out', () => {
    const store = sessionStore(storage)
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    store.set(ada)
    expect(store.get()).toEqual(ada)
    store.clear()
    expect(store.get()).toBeUndefined()
    expect(kept.has(SESSION_KEY)).toBe(false)
    expect(listener).toHaveBeenCalledTimes(2)
  })
  test('goes on where its token moves into the cookie, and tells nobody', () => {
    const store = sessionStore(storage)
    store.set(ada)
    const listener = vi.fn<() => void>()
    store.subscribe(listener)
    store.set({ ...ada, token: IN_COOKIE })
    expect(store.get()).toEqual({ id: 'ada', token: IN_COOKIE })
    expect(kept.get(SESSION_KEY)).not.toContain('secret')
    expect(listener).not.toHaveBeenCalled()
  })
  test('follows another tab that logged out', () => {
    const store = sessionStore(storage)
    store.set(ada)
    kept.delete(SESSION_KEY)
    store.changedElsewhere()
    expect(store.get()).toBeUndefined()
  })
})
