import { type ComponentType, createElement, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lazy, loadParts, partOf, withParts } from './part.tsx'

const once = <T>(make: () => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

const drawn = (Part: ComponentType<object>) =>
  renderToStaticMarkup(createElement(Suspense, { fallback: 'Loading' }, createElement(Part)))

test('a part whose script has come is drawn at once behind a new Suspense, and never gives way to bones', async () => {
  const { Part, load } = partOf(() => Promise.resolve(() => 'Austin Open'))
  const before = drawn(Part)
  await load()
  expect([before, drawn(Part)].map(html => html.replace(/<!--.*?-->|<template.*?<\/template>/g, ''))).toEqual([
    'Loading',
    'Austin Open',
  ])
})

test('parts that were drawn are loaded by their names, also one that only another of them knows', async () => {
  // A module runs once, however often it is asked for.
  const module = once(() => {
    const Crest = lazy(() => Promise.resolve({ default: () => 'Bea’s crest' }), 'inner')
    return { default: () => createElement(Crest) }
  })
  const Outer = lazy(() => Promise.resolve(module()), 'outer')
  const names = new Set<string>()
  await loadParts(['inner', 'outer', 'gone'])
  expect(withParts(names, () => drawn(Outer))).toBe('Bea’s crest')
  expect([...names]).toEqual(['outer', 'inner'])
})
