import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Squares, squaresOf } from '../platform/pictures/resize.ts'
import type { PlannedPlayer } from './players.ts'

type Face = Promise<Squares | undefined>

const FOLDER = fileURLToPath(new URL('../../data/faces', import.meta.url))

/** The files of women's faces, and of men's. */
async function facesThere(): Promise<{ women: string[]; men: string[] }> {
  const files = (await readdir(FOLDER)).filter(file => file.endsWith('.webp')).toSorted()
  return { women: files.filter(file => file.startsWith('f')), men: files.filter(file => file.startsWith('m')) }
}

async function squaresIn(file: string) {
  const squares = await squaresOf(await readFile(join(FOLDER, file)))
  if (!squares) throw new Error(`${file} is no picture`)
  return squares
}

/**
 * The picture of each player, undefined of those without one: players who play most have one, as far as the faces go.
 * In a region no two share one, and about half have none, as in life.
 */
export async function planFaces(players: readonly PlannedPlayer[]): Promise<(player: PlannedPlayer) => Face> {
  const { women, men } = await facesThere()
  const files = new Map<PlannedPlayer, string>()
  for (const region of Map.groupBy(players, player => player.region).values()) {
    const [forWomen, forMen] = [[...women], [...men]]
    for (const player of region.toSorted((a, b) => b.activity - a.activity)) {
      const either = forWomen.length > forMen.length ? forWomen : forMen
      const file = { Female: forWomen, Male: forMen, Other: either }[player.gender].shift()
      if (file !== undefined) files.set(player, file)
    }
  }
  const drawn = new Map<string, Face>()
  return player => {
    const file = files.get(player)
    if (file === undefined) return Promise.resolve(undefined)
    const face = drawn.get(file) ?? squaresIn(file)
    drawn.set(file, face)
    return face
  }
}
