import { SECOND } from '@gauntlet/contract/time'
import sharp from 'sharp'
import { fairQueue } from '../queue/fair-queue.ts'
// Says what sharp may read.
import './resize.ts'

/** As large as those who show a link want a picture (ogp.me). */
export const PREVIEW = { width: 1200, height: 630 } as const

/** One at a time: each keeps a core busy for a tenth of a second. */
const inTurn = fairQueue({ atOnce: 1, waiting: 32, ofOneNetwork: 4, retrySeconds: 3 })
const PATIENCE_SECONDS = 5_000 / SECOND

/** An SVG of our own as a PNG of few colours. Throws a Refusal (503) where too many wait already. */
export const drawn = (svg: string): Promise<Buffer> =>
  inTurn(() =>
    sharp(Buffer.from(svg))
      .timeout({ seconds: PATIENCE_SECONDS })
      .flatten({ background: '#0f3050' })
      .png({ palette: true, colours: 64, effort: 4 })
      .toBuffer(),
  )
