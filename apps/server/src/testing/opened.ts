import { afterAll, beforeAll } from 'vitest'
import { openStage, type Stage } from '../features/people-search/testing.ts'
import { type Club, openClub } from '../features/ranks/testing.ts'
import type { Database } from '../platform/database/database.ts'
import { openTestApp, type Player, type TestApp } from './app.ts'
import { openTestDatabase } from './database.ts'

/**
 * Opens a thing that the tests of a file, or of a describe, share, before the first of them, and closes it after the
 * last. The answer stands for it from the start.
 */
export function whileTesting<T extends object>(open: () => Promise<T>, close?: (thing: T) => Promise<unknown>): T
export function whileTesting(open: () => Promise<object>, close?: (thing: object) => Promise<unknown>): object {
  let thing: object | undefined
  beforeAll(async () => {
    thing = await open()
  })
  afterAll(async () => {
    if (thing) await close?.(thing)
  })
  const now = () => {
    if (!thing) throw new Error('It is opened before the first test, not where the file is read')
    return thing
  }
  return new Proxy(
    {},
    {
      get: (_, name): unknown => Reflect.get(now(), name),
      has: (_, name) => Reflect.has(now(), name),
      ownKeys: () => Reflect.ownKeys(now()),
      getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(now(), name),
    },
  )
}

/** The real app for the tests of a file. */
export const testApp = (...edges: Parameters<typeof openTestApp>): TestApp =>
  whileTesting(
    () => openTestApp(...edges),
    app => app.close(),
  )

/** The product's own tables for the tests of a file. */
export const testDatabase = (...which: Parameters<typeof openTestDatabase>): Database =>
  whileTesting(
    () => openTestDatabase(...which),
    db => db.close(),
  )

/** Players of these names, who are there from the first test on: they come in this order. */
export function testPlayers<const Names extends readonly string[]>(
  app: TestApp,
  names: Names,
  options?: { sports?: string[] },
): { -readonly [Index in keyof Names]: Player }
export function testPlayers(app: TestApp, names: readonly string[], options?: { sports?: string[] }): Player[] {
  const players = names.map((name): Player => ({ id: '', name, email: '', token: '' }))
  beforeAll(async () => {
    for (const player of players) Object.assign(player, await app.player(player.name, options))
  })
  return players
}

/** A server of some rows over a database, for the tests of a file. */
export const testStage = (...what: Parameters<typeof openStage>): Stage =>
  whileTesting(
    () => openStage(...what),
    stage => stage.close(),
  )

/** A club over a database, for the tests of a file. */
export const testClub = (db: Database): Club => whileTesting(() => openClub(db))
