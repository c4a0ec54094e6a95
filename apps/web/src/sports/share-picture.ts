import { APP_NAME } from '../app-name.ts'
import { COURT_BOX, courtLines } from './court-lines.ts'
import { say } from '../ui/say.ts'
import * as texts from './texts.ts'

/** px; as tall as a feed shows it whole. */
export const WIDTH = 1080
export const HEIGHT = 1350
const EDGE = 84

const COLOURS = { court: '#14406b', ground: '#0c2a47', line: '#f6f2e8', soft: '#b3bfce', ball: '#dcf72b' }

/** A result as others read it. */
export interface SharedResult {
  sport: string
  headline: string
  /** '' without one. */
  score: string
  against: string
  /** The change of the rank of whoever shares it. */
  rank: { name: string; before: number; after: number; change: number } | null
}

/** Writes a line no wider than the picture, smaller where it is long. */
function write(
  on: OffscreenCanvasRenderingContext2D,
  text: string,
  y: number,
  px: number,
  colour: string,
  weight = 800,
  x = EDGE,
) {
  on.fillStyle = colour
  let size = px
  do {
    on.font = `${weight} ${size}px Archivo, system-ui`
    size -= 4
  } while (on.measureText(text).width > WIDTH - x - EDGE && size > 24)
  on.fillText(text, x, y)
}

function drawCourt(on: OffscreenCanvasRenderingContext2D, sport: string) {
  on.fillStyle = COLOURS.court
  on.fillRect(0, 0, WIDTH, HEIGHT)
  on.save()
  on.translate(WIDTH * 0.62, -HEIGHT * 0.12)
  on.rotate(0.42)
  const scale = (HEIGHT * 1.25) / COURT_BOX.height
  on.scale(scale, scale)
  on.translate(-COURT_BOX.width / 3, 0)
  on.strokeStyle = COLOURS.line
  on.globalAlpha = 0.22
  on.lineWidth = 0.9
  on.stroke(new Path2D(courtLines(sport)))
  on.restore()
  // No line runs through the words.
  const fade = on.createLinearGradient(0, 0, WIDTH, 0)
  fade.addColorStop(0.55, COLOURS.court)
  fade.addColorStop(1, `${COLOURS.court}00`)
  on.fillStyle = fade
  on.fillRect(0, 0, WIDTH, HEIGHT)
  on.fillStyle = COLOURS.ball
  on.beginPath()
  on.arc(WIDTH - EDGE - 30, HEIGHT - EDGE - 18, 30, 0, 2 * Math.PI)
  on.fill()
}

const signed = (change: number) => (change < 0 ? `▼ −${-change}` : `▲ +${change}`)

/** The result as a picture for others: no faces, and no place or time that tells where somebody is. */
export async function resultPicture({ sport, headline, score, against, rank }: SharedResult): Promise<File> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  const on = canvas.getContext('2d')
  if (!on) throw new Error('no canvas')
  drawCourt(on, sport)
  on.textBaseline = 'alphabetic'
  write(on, sport, 190, 56, COLOURS.soft, 650)
  write(on, headline, 420, 132, COLOURS.line)
  write(on, say(texts.againstName, { name: against }), 505, 58, COLOURS.soft, 650)
  // The space of the display face is narrow.
  if (score !== '') write(on, score.replaceAll(' ', '  '), 720, 150, COLOURS.line)
  if (rank) {
    write(on, say(texts.rankOfName, { name: rank.name }), 930, 56, COLOURS.soft, 650)
    const moved = rank.change === 0 ? `${rank.after}` : `${rank.before} → ${rank.after}`
    write(on, moved, 1060, 140, COLOURS.line)
    const behind = on.measureText(moved).width + 36
    if (rank.change !== 0) write(on, signed(rank.change), 1060, 68, COLOURS.ball, 800, EDGE + behind)
  }
  write(on, APP_NAME, HEIGHT - EDGE, 56, COLOURS.line)
  const blob = await canvas.convertToBlob({ type: 'image/png' })
  return new File([blob], 'result.png', { type: 'image/png' })
}

/** Gives the picture, and an address beside it, to the sheet of the device; false of a device without one. */
export async function handOver(picture: File, url?: string): Promise<boolean> {
  const shared = { files: [picture], ...(url !== undefined && { url }) }
  if (!navigator.canShare?.(shared)) return false
  try {
    await navigator.share(shared)
  } catch (error) {
    // The player has closed the sheet.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
  return true
}
