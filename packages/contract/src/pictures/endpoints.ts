import * as z from 'zod/mini'
import { endpoints } from '../endpoint.ts'
import { callTexts } from '../envelope.ts'
import { HOUR } from '../time.ts'

export const pictureTexts = {
  updated: 'Successfully updated image',
  refused: 'Problem updating image',
  unavailable: 'Pictures cannot be kept right now. Yours is as it was: please try again later.',
} as const

export const PICTURE_BYTES_MAX = 10 * 1024 * 1024
export const PICTURE_PIXELS_MAX = 50_000_000
/** Of an AVIF, which takes ten times the work to decode. */
export const AVIF_PIXELS_MAX = 16_000_000
/** Sides of the squares that are kept, in pixels: for a profile, and for cards and lists. */
export const PICTURE_SIDES = { large: 512, small: 160 } as const
/** The width, in CSS pixels, up to which the small one is sharp on a fine screen. */
const SMALL_UP_TO = 60

const FILE = /^[0-9a-f]{32}(-small)?\.webp$/
export const isPictureFile = (file: string): boolean => FILE.test(file)

/** The address, below the base of the API, of the picture called `name`. */
export const pictureAddress = (name: string): string => `/pictures/${name}.webp`
/** The same of a player who may have none. */
export const imageOf = (name: string | null): string | null => (name === null ? null : pictureAddress(name))
/** The one of the two sizes that fits a face of `width` CSS pixels. */
export const pictureFor = (image: string, width: number): string =>
  width > SMALL_UP_TO ? image : image.replace(/\.webp$/, '-small.webp')

export const pictures = endpoints({
  update: {
    method: 'POST',
    path: '/users/update-profile-image',
    access: 'player',
    summary:
      'A new profile picture, any image of at most 10 MB and 50 megapixels (16 of an AVIF); it is cut to a square. ' +
      'Addresses of pictures stand below the base of the API.',
    input: z.strictObject({ image_file: z.instanceof(Uint8Array, { error: pictureTexts.refused }) }),
    answer: z.strictObject({ image: z.string() }),
    message: pictureTexts.updated,
    file: { field: 'image_file', bytes: PICTURE_BYTES_MAX, tooLarge: pictureTexts.refused },
    limits: [{ by: 'account', max: 30, per: HOUR }],
  },
  view: {
    method: 'GET',
    path: '/pictures/{file}',
    access: 'public',
    summary: 'A picture, as WebP; its name is never used again for another one.',
    input: z.strictObject({ file: z.string(callTexts.badPath) }),
    raw: true,
  },
})
