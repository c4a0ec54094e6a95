/** The part of a picture to keep, in its own pixels. */
export interface Cut {
  x: number
  y: number
  width: number
  height: number
}

/** The server would throw away anything beyond this. */
const SIDE_MAX = 1024
const QUALITY = 0.9

/** The square as a JPEG; undefined if the browser cannot draw it. The server makes the stored sizes from it. */
export async function cutOut(picture: HTMLImageElement, { x, y, width, height }: Cut): Promise<Blob | undefined> {
  const side = Math.min(SIDE_MAX, Math.round(width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.drawImage(picture, x, y, width, height, 0, 0, side, side)
  return new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? undefined), 'image/jpeg', QUALITY))
}

/** Loads the picked file; undefined if it is no picture that this browser can show. */
export function loadPicture(url: string): Promise<HTMLImageElement | undefined> {
  return new Promise(resolve => {
    const picture = new Image()
    picture.addEventListener('load', () => resolve(picture))
    picture.addEventListener('error', () => resolve(undefined))
    picture.src = url
  })
}
