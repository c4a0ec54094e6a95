import { originalName } from './original-name.ts'

/** The box of all lines, seen from above. */
export const COURT_BOX = { width: 100, height: 200 }

const OUTER = 'M10 10h80v180H10z'
const NET = 'M4 100h92'
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
const across = (...ys: number[]) => ys.map(y => `M10 ${y}h80`).join('')
const along = (...xs: number[]) => xs.map(x => `M${x} 10v180`).join('')
const rings = (...radii: number[]) => radii.map(radius => circle(50, 100, radius)).join('')

const TENNIS = `${OUTER}${along(20, 80)}${NET}M20 55h60M20 145h60M50 55v90`
const FIELD = `${OUTER}${across(100)}`
const RACKETS = `${OUTER}${across(110)}M50 110v80M10 110h26v26H10M90 110H64v26h26`
const BOARD = Array.from({ length: 9 }, (_, line) => `M10 ${60 + line * 10}h80M${10 + line * 10} 60v80`).join('')
const LANES = along(10, 30, 50, 70, 90)
const RING = `M10 60h80v80H10z${circle(50, 100, 16)}`
const HALF_COURT = `${OUTER}M34 10v62h32V10M34 72a16 16 0 0 0 32 0M16 10v28a34 40 0 0 0 68 0V10M44 22h12${circle(50, 26, 4)}`
const PITCH = `${FIELD}${circle(50, 100, 16)}M28 10v28h44V10M40 10v11h20V10M28 190v-28h44v28M40 190v-11h20v11`

/** The first whose words the name begins with. */
const COURTS: readonly (readonly [name: string, lines: string])[] = [
  ['Tennis', TENNIS],
  ['Padel', `${OUTER}${NET}${across(45, 155)}M50 45v110`],
  ['Table Tennis', `M15 25h70v150H15zM50 25v150${NET}`],
  ['Pickleball', `${OUTER}${NET}${across(68, 132)}M50 10v58M50 132v58`],
  ['Badminton', `${OUTER}${along(17, 83)}${NET}${across(22, 72, 128, 178)}M50 10v62M50 128v62`],
  ['Squash', RACKETS],
  ['Racquetball', RACKETS],
  ['Basketball', HALF_COURT],
  ['Soccer', PITCH],
  ['Beach Volleyball', `${OUTER}${NET}`],
  ['Volleyball', `${OUTER}${NET}${across(70, 130)}`],
  ['Flag Football', `${OUTER}${across(30, 58, 86, 114, 142, 170)}`],
  ['Ultimate', `${OUTER}${across(40, 160)}`],
  [
    'Ice Hockey',
    `M26 10h48q16 0 16 16v148q0 16-16 16H26q-16 0-16-16V26q0-16 16-16z${across(70, 100, 130)}${rings(14)}`,
  ],
  ['Softball', `M50 180 10 110 50 60l40 50zM50 180 5 100M50 180l45-80${circle(50, 118, 6)}`],
  ['Chess', BOARD],
  ['Billiards', `M15 25h70v150H15zM15 62h70${circle(50, 130, 3)}${circle(50, 62, 14)}`],
  ['Darts', rings(8, 16, 34, 40, 46)],
  ['Cornhole', `M25 15h50v70H25z${circle(50, 32, 7)}M25 115h50v70H25z${circle(50, 168, 7)}`],
  ['Horseshoes', `M30 10h40v40H30zM30 150h40v40H30zM50 22v16M50 162v16M50 50v100`],
  ['Boxing', RING],
  ['Wrestling', `M10 60h80v80H10z${rings(34, 10)}`],
  ['Brazilian', RING],
  ['Fencing', `M30 10h40v180H30zM30 60h40M30 100h40M30 140h40`],
  ['Bowling', `M30 10v180M70 10v180M30 150h40${circle(50, 26, 3)}${circle(42, 18, 3)}${circle(58, 18, 3)}`],
  ['Running', LANES],
  ['Swimming', LANES],
  ['Cycling', LANES],
]

/** The lines of the ground on which a sport is played, as the data of a path in `COURT_BOX`. */
export function courtLines(said: string): string {
  const name = originalName(said)
  return COURTS.find(([start]) => name.startsWith(start))?.[1] ?? `${FIELD}${rings(16)}`
}
