/**
 * Draws the PNG icons from `public/icon.svg` with a browser: `node build/icons.ts <chromium>`. The pictures are
 * committed; run it again when the mark changes.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const [browser] = process.argv.slice(2)
if (browser === undefined) throw new Error('which browser? node build/icons.ts <chromium>')

const folder = join(import.meta.dirname, '../public')
const mark = readFileSync(join(folder, 'icon.svg'), 'utf8')
// A system that cuts its own shape needs a background up to the edge, and the mark inside the middle four fifths.
const full = mark.replace(/rx="112"/, 'rx="0"')
const maskable = full.replace('scale(0.92)', 'scale(0.7)')
const ICONS = [
  { file: 'icon-192.png', size: 192, svg: mark },
  { file: 'icon-512.png', size: 512, svg: mark },
  { file: 'icon-maskable-512.png', size: 512, svg: maskable },
  { file: 'apple-touch-icon.png', size: 180, svg: full },
]

const scratch = mkdtempSync(join(tmpdir(), 'icons-'))
try {
  for (const { file, size, svg } of ICONS) {
    const page = join(scratch, 'icon.html')
    const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
    const style = `position:fixed;inset:0;width:${size}px;height:${size}px`
    writeFileSync(page, `<!doctype html><img style="${style}" src="${picture}">`)
    const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars']
    const shot = [`--screenshot=${join(folder, file)}`, `--window-size=${size},${size}`]
    execFileSync(browser, [...flags, '--default-background-color=00000000', ...shot, `file://${page}`], {
      stdio: 'ignore',
    })
  }
} finally {
  rmSync(scratch, { recursive: true })
}
