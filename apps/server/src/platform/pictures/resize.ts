import { AVIF_PIXELS_MAX, PICTURE_PIXELS_MAX, PICTURE_SIDES } from '@gauntlet/contract/pictures/endpoints'
import sharp, { type Sharp } from 'sharp'
import { fairQueue } from '../queue/fair-queue.ts'

/**
 * One picture is decoded at a time, so that a crowd of them takes neither more than a core nor more memory than one:
 * the worst, a progressive JPEG of 50 megapixels, takes 80 MB and a third of a second, a photo as cameras write it 8 MB
 * and a twentieth. Few wait, since whoever uploads a picture looks at the screen meanwhile.
 */
const inTurn = fairQueue({ atOnce: 1, waiting: 8, ofOneNetwork: 4, retrySeconds: 3 })
const QUALITY = 82

// One thread a picture, and nothing kept: a server that shows pictures seldom makes any.
sharp.concurrency(1)
sharp.cache(false)
// Only photos are looked at, and drawings of our own: no PDF, no format of a rare library.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
})

export interface Squares {
  large: Uint8Array
  small: Uint8Array
}

/** AVIF takes ten times the work of the other formats, and a plane of one colour next to no bytes. */
const pixelsMax = (format: string) => (format === 'heif' ? AVIF_PIXELS_MAX : PICTURE_PIXELS_MAX)

/** The first bytes of photos, as hex: JPEG, PNG, GIF, WebP, and HEIF and AVIF, whose first box is short. */
const STARTS = /^(ffd8ff|89504e470d0a1a0a|47494638|52494646.{8}57454250|0000.{4}66747970)/
const START_BYTES = 12
const PHOTOS: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif', 'webp', 'heif'])

/** Everything else goes unread, above all an SVG with its scripts and links. */
const startsLikePhoto = (bytes: Uint8Array): boolean =>
  STARTS.test(Buffer.from(bytes.subarray(0, START_BYTES)).toString('hex'))

/** Seconds. The worst photo takes a third of one where nothing else runs. */
const TIMEOUT = 20

/**
 * The picture, unread but for its head; undefined where it is none or too large. A drawing may begin like a photo and
 * is drawn for as long as it likes: so what the library takes it for counts.
 */
async function open(bytes: Uint8Array): Promise<Sharp | undefined> {
  if (!startsLikePhoto(bytes)) return undefined
  const picture = sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, failOn: 'warning', sequentialRead: true })
  const { width, height, format } = await picture.metadata()
  if (!PHOTOS.has(format) || width * height > pixelsMax(format)) return undefined
  return picture.timeout({ seconds: TIMEOUT })
}

/**
 * The first size is made from the picture, the second from the first. Throws what sharp throws at what is no picture.
 */
async function make(picture: Sharp): Promise<Squares> {
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
 * 50 megapixels (16 of an AVIF). Its size is read from its head, before it waits for its turn to be decoded. Throws a
 * Refusal (503) where too many wait already.
 */
export async function squaresOf(bytes: Uint8Array): Promise<Squares | undefined> {
  const picture = await open(bytes).catch(notAPicture)
  return picture && (await inTurn(() => make(picture).catch(notAPicture)))
}

/** sharp tells what it cannot read by plain errors without a code; there is nothing else that it could fail at here. */
function notAPicture(error: unknown): undefined {
  if (!(error instanceof Error)) throw error
  return undefined
}
