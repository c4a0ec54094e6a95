/** The server loads these, in one file without a browser: `build/written-pages.ts`. */
export { writePage } from './page.tsx'
export { writeScreen } from './screen.tsx'
