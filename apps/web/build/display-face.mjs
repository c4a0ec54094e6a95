// Makes src/ui/display/archivo.woff2: Archivo, a little condensed, in the weights of headings and figures, with the
// letters of western Europe. Run it once where another width or another letter is wanted; nothing else needs these two:
//
//   npm install --no-save subset-font@2.9.0 @fontsource-variable/archivo@5.3.0
//   node apps/web/build/display-face.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { default: subset } = await import(require.resolve('subset-font'))
const whole = require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2')

const between = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))
const letters = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”…−`
const face = await subset(readFileSync(whole), letters, {
  targetFormat: 'woff2',
  variationAxes: { wdth: 88, wght: { min: 600, max: 900 } },
})
writeFileSync(new URL('../src/ui/display/archivo.woff2', import.meta.url), face)
