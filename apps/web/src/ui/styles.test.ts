import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
const files = globSync('**/*.css', { cwd: src }).map(file => file.replaceAll('\\', '/'))

const selectorsOf = (css: string): string[] =>
  (css.replace(/\/\*[^]*?\*\//g, '').match(/[^{}]+(?=\{)/g) ?? []).flatMap(selector => selector.split(/,(?![^(]*\))/))

/** The classes that stand alone as a selector, so that the file says how whatever has them is laid out. */
const classesOf = (css: string): string[] =>
  selectorsOf(css).flatMap(selector => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? [])

/** The classes that go with another one, as `wide` in `.button.wide`. */
const mannersOf = (css: string): string[] =>
  selectorsOf(css).flatMap(selector => [...selector.matchAll(/(?<=[\w)-])\.([\w-]+)/g)].map(([, name = '']) => name))

// Styles of a screen stay in the page after it is left: a second room's would change what the first has drawn.
const roomsOf = (classes: (css: string) => string[], roomOf = dirname) => {
  const rooms = new Map<string, Set<string>>()
  for (const file of files)
    for (const name of classes(readFileSync(join(src, file), 'utf8')))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(file)))
  return rooms
}

/** 'teams' of 'features/teams/detail'; nothing of a room that is shared. */
const nounOf = (room: string) => room.split('/')[1]

/** Two screens of a feature are as far apart as those of two. */
const fileOrRoom = (file: string) => (file.startsWith('features/') ? file : dirname(file))

test('two rooms never lay out the same class, nor do two files of a feature', () => {
  const shared = [...roomsOf(classesOf, fileOrRoom)].filter(([, { size }]) => size > 1)
  expect(shared.map(([name, where]) => [name, ...where].join(' '))).toEqual([])
})

/** The class that a selector with more than one part begins with. */
const leadersOf = (css: string): string[] =>
  selectorsOf(css).flatMap(selector => /^\s*\.([\w-]+)[\s:>[]/.exec(selector)?.[1] ?? [])

const isFeature = (room: string) => room.startsWith('features/')

/** Whether what is drawn by features, or else by shared rooms, has a class. */
const isDrawn = (name: string, byFeatures: boolean) =>
  globSync('**/*.tsx', { cwd: src })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => isFeature(file) === byFeatures)
    .some(file => new RegExp(`className=[^\\n]*["'\`{ ]${name}["'\`} ]`).test(readFileSync(join(src, file), 'utf8')))

test('a class that features lay out is no other one in a shared room, whose rules begin with it', () => {
  const laidOut = [...roomsOf(classesOf)].filter(([, where]) => [...where].every(isFeature)).map(([name]) => name)
  const leaders = roomsOf(leadersOf)
  const led = laidOut.filter(name => [...(leaders.get(name) ?? [])].some(room => !isFeature(room)))
  expect(led.filter(name => isDrawn(name, true) && isDrawn(name, false))).toEqual([])
})

test('a class that one feature lays out says nothing else of what is drawn by another', () => {
  const laidOut = [...roomsOf(classesOf)].filter(([, where]) => [...where].every(room => room.startsWith('features/')))
  const manners = roomsOf(mannersOf)
  const taken = laidOut.flatMap(([name, [home = '']]) =>
    [...(manners.get(name) ?? [])]
      .filter(room => nounOf(room) !== nounOf(home))
      .map(room => [name, home, room].join(' ')),
  )
  expect(taken).toEqual([])
})
