import { angleOf, HUES } from '@gauntlet/contract/profiles/hue'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// The requirements of WCAG 2.2 AA: https://www.w3.org/TR/WCAG22/#contrast-minimum and #non-text-contrast.
const OF_TEXT = 4.5
const OF_SIGNS = 3

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** A colour by day and by night. */
function colour(token: string): { day: string; night: string } {
  const [, day = '', night = day] =
    new RegExp(`--${token}: (?:light-dark\\()?(#\\w{6})(?:, (#\\w{6}))?`).exec(css) ?? []
  if (day === '') throw new Error(`tokens.css has no colour ${token}`)
  return { day, night }
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Of oklch(), whose axes are those of https://bottosson.github.io/posts/oklab. */
function luminanceOf(lightness: number, chroma: number, hue: number): number {
  const turn = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(turn), chroma * Math.sin(turn)]
  const long = (lightness + 0.3963 * a + 0.2158 * b) ** 3
  const medium = (lightness - 0.1056 * a - 0.0639 * b) ** 3
  const short = (lightness - 0.0895 * a - 1.2915 * b) ** 3
  const red = 4.0767 * long - 3.3077 * medium + 0.231 * short
  const green = -1.2684 * long + 2.6098 * medium - 0.3413 * short
  const blue = -0.0042 * long - 0.7034 * medium + 1.7076 * short
  const [shownRed = 0, shownGreen = 0, shownBlue = 0] = [red, green, blue].map(share => Math.min(1, Math.max(0, share)))
  return 0.2126 * shownRed + 0.7152 * shownGreen + 0.0722 * shownBlue
}

function between(one: number, other: number): number {
  const [dark = 0, bright = 0] = [one, other].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const contrast = (one: string, other: string) => between(luminance(one), luminance(other))

const SURFACES = ['ground', 'surface', 'surface-bar', 'surface-sunk', 'surface-raised']
const WASHES = ['clay-wash', 'grass-wash', 'sky-wash', 'sand-wash']

/** Pairs of a foreground and a background, with the contrast they need. */
const pairs: readonly [front: readonly string[], back: readonly string[], least: number][] = [
  [['text', 'text-soft', 'text-link', 'clay', 'grass', 'sky', 'sand'], [...SURFACES, ...WASHES], OF_TEXT],
  [['on-accent'], ['accent', 'accent-press'], OF_TEXT],
  [['on-selected'], ['selected-fill'], OF_TEXT],
  [['surface'], ['selected'], OF_TEXT],
  [['text', 'text-soft'], ['current'], OF_TEXT],
  [['on-clay'], ['clay-fill'], OF_TEXT],
  [['court-line'], ['court', 'court-out', 'tile'], OF_TEXT],
  [['star', 'accent-edge', 'selected'], SURFACES, OF_SIGNS],
]

// axe looks at a screen by day or by night; that the other one can be read too follows from the colours.
describe.each(['day', 'night'] as const)('by %s', time => {
  test.each(
    pairs.flatMap(([fronts, backs, least]) => fronts.flatMap(one => backs.map(other => [one, other, least] as const))),
  )('%s can be read on %s', (front, back, least) => {
    expect(contrast(colour(front)[time], colour(back)[time])).toBeGreaterThanOrEqual(least)
  })
})

// A card on the court has the colours of the night, also by day.
test.each(['text', 'text-soft', 'text-link', 'clay', 'grass', 'sky', 'accent'])(
  '%s of the night can be read on the court',
  front => {
    const { day, night } = colour('court')
    for (const court of [day, night]) expect(contrast(colour(front).night, court)).toBeGreaterThanOrEqual(OF_TEXT)
  },
)

const faces = readFileSync(join(import.meta.dirname, 'people.css'), 'utf8')
const tones = [...faces.matchAll(/oklch\((\d+)% ([\d.]+) var/g)].map(([, light, chroma]) => [
  Number(light) / 100,
  Number(chroma),
])

test.each(Array.from({ length: HUES }, (_, hue) => angleOf(hue)))('the letters of a face of %i° can be read', angle => {
  const [deepByDay = 0, deepByNight = 0, paleByDay = 0, paleByNight = 0, lettersByDay = 0, lettersByNight = 0] =
    tones.map(([light = 0, chroma = 0]) => luminanceOf(light, chroma, angle))
  for (const deep of [deepByDay, deepByNight]) expect(between(deep, 1)).toBeGreaterThanOrEqual(OF_TEXT)
  expect(between(paleByDay, lettersByDay)).toBeGreaterThanOrEqual(OF_TEXT)
  expect(between(paleByNight, lettersByNight)).toBeGreaterThanOrEqual(OF_TEXT)
  expect(faces).toContain(`--hue: ${angle};`)
})
