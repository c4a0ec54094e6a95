import { PICTURE_PIXELS_MAX, PICTURE_SIDES } from '@gauntlet/contract/pictures'
import sharp from 'sharp'

/**
 * How many pictures are decoded at once; the others wait, so that a crowd of them takes no more memory than these. The
 * worst, a progressive JPEG of 50 megapixels, takes 160 MB; a photo as cameras write it takes 8.
 */
const AT_ONCE = 2
const QUALITY = 82

// One thread a picture, and nothing kept: a server that shows pictures seldom makes any.
sharp.concurrency(1)
sharp.cache(false)
// What is not a photo is not even looked at: no SVG with its scripts and links, no PDF, no format of a rare library.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

export interface Squares {
  large: Uint8Array
  small: Uint8Array
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // The place passes on without becoming free in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** The first size is made from the picture, the second from the first. Throws what sharp throws at what is no picture. */
async function make(bytes: Uint8Array): Promise<Squares | undefined> {
  const picture = sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'warning', sequentialRead: true })
  const { width, height } = await picture.metadata()
  if (width * height > PICTURE_PIXELS_MAX) return undefined
  const { large, small } = PICTURE_SIDES
  // Turned as its EXIF says; everything else of its metadata, the place above all, is left behind.
  const square = await picture
    .autoOrient()
    .resize(large, large, { fit: 'cover', position: 'centre' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer()
  return { large: square, small: await sharp(square).resize(small, small).webp({ quality: QUALITY }).toBuffer() }
}

/**
 * The two squares of a picture, as WebP without metadata; undefined where the bytes are no whole picture of at most
 * 50 megapixels. Its size is read from its head, before anything is decoded.
 */
export function squaresOf(bytes: Uint8Array): Promise<Squares | undefined> {
  return inTurn(() => make(bytes).catch(notAPicture))
}

/** sharp tells what it cannot read by plain errors without a code; there is nothing else that it could fail at here. */
function notAPicture(error: unknown): undefined {
  if (!(error instanceof Error)) throw error
  return undefined
}
