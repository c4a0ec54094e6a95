import { type ComponentType, createElement, Suspense } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { partOf } from './part.tsx'

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
