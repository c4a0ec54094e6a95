import type { Player, TestApp } from './app.ts'

let newcomers = 0

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
/** Counts in letters, as names have no digits: b, c, … z, ba. */
const inLetters = (count: number): string =>
  Array.from(count.toString(ALPHABET.length), digit => ALPHABET[Number.parseInt(digit, ALPHABET.length)]).join('')

/** Somebody of this name whom no other test knows. */
export function newcomer(app: TestApp, name: string): Promise<Player> {
  newcomers += 1
  return app.player(`${name}${inLetters(newcomers)}`)
}

/** Two players whom no other test knows. */
export const pairOf = async (app: TestApp, one: string, other: string): Promise<[Player, Player]> => [
  await newcomer(app, one),
  await newcomer(app, other),
]
