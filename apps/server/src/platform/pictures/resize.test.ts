import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { workFor } from '../callers/caller.ts'
import { blankPng } from '../../testing/images.ts'
import { Refusal } from '../http/refusal.ts'
import { squaresOf } from './resize.ts'

const RED = { r: 200, g: 20, b: 20 }
const BLUE = { r: 20, g: 20, b: 200 }
const MEGABYTE = 1024 * 1024

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: BLUE } },
      left: width / 2,
      top: 0,
    },
  ])

async function colourAt(picture: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  const [red = 0, , blue = 0] = data.subarray(at, at + 3)
  return red > blue ? 'red' : 'blue'
}

async function large(bytes: Uint8Array): Promise<Uint8Array> {
  const squares = await squaresOf(bytes)
  if (!squares) throw new Error('The picture was refused')
  return squares.large
}

describe('a photo', () => {
  test('becomes squares of two sizes, as WebP', async () => {
    const squares = await squaresOf(await halves(900, 600).jpeg().toBuffer())
    const sizes = [squares?.large, squares?.small].map(async square => {
      const { format, width, height } = await sharp(square ?? new Uint8Array()).metadata()
      return [format, width, height]
    })
    expect(await Promise.all(sizes)).toEqual([
      ['webp', 512, 512],
      ['webp', 160, 160],
    ])
  })

  test('is turned as its EXIF says, and loses it, with the place where it was taken', async () => {
    const exif = { IFD0: { Copyright: 'Ada Ace', Orientation: '6' }, IFD3: { GPSLatitude: '30/1 16/1 2/1' } }
    const picture = await large(
      await halves(600, 600).jpeg().withMetadata({ orientation: 6 }).withExifMerge(exif).toBuffer(),
    )
    const { exif: kept, orientation } = await sharp(picture).metadata()
    expect([kept, orientation]).toEqual([undefined, undefined])
    expect(Buffer.from(picture).includes('Ada Ace')).toBe(false)
    // Turned by a quarter clockwise, left is up.
    expect([await colourAt(picture, 256, 20), await colourAt(picture, 256, 490)]).toEqual(['red', 'blue'])
  })

  test.each(['png', 'webp', 'gif', 'avif'] as const)('may be a %s, whatever its name is', async format => {
    expect(await squaresOf(await halves(64, 64).toFormat(format).toBuffer())).toBeDefined()
  })
})

describe('what is refused', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><rect width="10" height="10"/></svg>'
  const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\ntrailer<</Root 1 0 R>>'
  test.each([
    ['an SVG with a script', svg],
    ['an SVG behind a byte order mark', `\uFEFF<?xml version="1.0"?>${svg}`],
    ['an SVG that has the sign of AVIF where a photo has it', `<!--ftyp-->${svg}`],
    ['an SVG that has it in an instruction', `\n<?xftyp ?>${svg}`],
    ['an SVG that has the sign of WebP where a photo has it', `<!--    WEBP-->${svg}`],
    ['an SVG behind the first bytes of an AVIF', `\0\0\0 ftypavif${svg}`],
    ['an SVG behind the first bytes of a WebP', `RIFF    WEBP${svg}`],
    ['an SVG behind the first bytes of a GIF', `GIF89a${svg}`],
    ['a PDF', pdf],
    ['text', 'Ada'],
    ['nothing', ''],
  ])('%s', async (_name, text) => {
    expect(await squaresOf(Buffer.from(text))).toBeUndefined()
  })

  test('a JPEG that is cut off', async () => {
    const whole = await halves(900, 600).jpeg().toBuffer()
    expect(await squaresOf(whole.subarray(0, Math.floor(whole.length / 2)))).toBeUndefined()
  })

  test('51 megapixels; 50 are taken', async () => {
    expect(await squaresOf(blankPng(10_200, 5_000))).toBeUndefined()
    expect(await squaresOf(blankPng(10_000, 5_000))).toBeDefined()
  })

  test('17 megapixels as AVIF, which take a second to decode and less than a kilobyte to send', async () => {
    const blank = sharp({ create: { width: 4_000, height: 4_250, channels: 3, background: BLUE } })
    const bomb = await blank.avif({ effort: 0 }).toBuffer()
    expect(bomb.length).toBeLessThan(1024)
    expect(await squaresOf(bomb)).toBeUndefined()
  })
})

/** How far the process grew while `work` ran, in MB, looked at every two milliseconds. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 2)
  await work()
  clearInterval(watch)
  return (Math.max(most, process.memoryUsage.rss()) - before) / MEGABYTE
}

describe('memory', () => {
  test('a bomb of 400 megapixels in 50 KB is refused by its head: eight of them take less than 20 MB', async () => {
    const bomb = blankPng(20_000, 20_000)
    expect(bomb.length).toBeLessThan(0.1 * MEGABYTE)
    const refused = () => Promise.all(Array.from({ length: 8 }, () => squaresOf(bomb)))
    expect(await growth(async () => expect(await refused()).toEqual(Array(8).fill(undefined)))).toBeLessThan(20)
  })

  test('photos of 50 megapixels are decoded a strip at a time: four at once take less than 120 MB', async () => {
    const photo = await sharp({ create: { width: 8_000, height: 6_250, channels: 3, background: RED } })
      .jpeg()
      .toBuffer()
    const all = () => Promise.all(Array.from({ length: 4 }, () => squaresOf(photo)))
    expect(await growth(async () => expect((await all()).every(Boolean)).toBe(true))).toBeLessThan(120)
  })
})

describe('a crowd', () => {
  test('of pictures from one network is refused at once beyond the few that wait; another network gets its turn', async () => {
    const photo = blankPng(3_000, 2_000)
    const statusOf = (network: string) =>
      workFor(network, () => squaresOf(photo)).then(
        squares => (squares ? 200 : 400),
        (error: unknown) => (error instanceof Refusal ? error.status : 500),
      )
    const crowd = Array.from({ length: 24 }, () => statusOf('203.0.113.7'))
    const other = statusOf('198.51.100.1')
    expect(await other).toBe(200)
    const statuses = await Promise.all(crowd)
    expect(statuses.filter(status => status === 200)).toHaveLength(5)
    expect(statuses.filter(status => status === 503)).toHaveLength(19)
  })
})
