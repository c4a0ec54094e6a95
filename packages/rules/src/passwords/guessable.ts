import type { GuessReason } from '@gauntlet/contract/passwords/texts'
import { type Verdict, allowed, disabled } from '../verdict.ts'

export interface Guesses {
  /** The commonest passwords, lower-cased. */
  common: ReadonlySet<string>
  /** Words that somebody who knows the player would try: names, the e-mail, the product's name. */
  own: readonly string[]
}

/** More than this around a word, and what is around it is a password by itself. */
const DECORATION_MAX = 8
const COMMON_MIN = 4
const OWN_MIN = 3
/** Fewer different characters are no passphrase. */
const DIFFERENT_MIN = 5

const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '!': 'i',
  '1': 'i',
}
const spelled = (text: string, one: 'i' | 'l') =>
  text.replace(/[@430$57!1]/g, sign => (sign === '1' || sign === '!' ? one : (LEET[sign] ?? sign)))
const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const upTo = (count: number) => Array.from({ length: count + 1 }, (_, index) => index)

/** The password without some, none or all of the digits and marks at its ends. */
function bared(text: string): string[] {
  const before = Math.min(/^[^\p{L}]*/u.exec(text)?.[0].length ?? 0, DECORATION_MAX)
  const after = Math.min(/[^\p{L}]*$/u.exec(text)?.[0].length ?? 0, DECORATION_MAX)
  return upTo(before).flatMap(start => upTo(after).map(end => text.slice(start, text.length - end)))
}

/** 'abcabcabc' → 'abc' */
const unitOf = (text: string) => /^(.+?)\1+$/su.exec(text)?.[1] ?? text

/** A password without its decorations: at most a few characters at the ends, case, a letter's sign. */
function readingsOf(password: string): string[] {
  const lower = password.normalize('NFKC').toLowerCase()
  const cores = bared(lower).filter(core => lower.length - core.length <= DECORATION_MAX)
  const read = cores.flatMap(core => [core, spelled(core, 'i'), spelled(core, 'l')])
  return [...new Set(read.flatMap(core => [core, squeezed(core), unitOf(core)]))]
}

/** Refuses a password that is among the first that are tried: a common one or one's own name, decorated or not. */
export function mayBePassword(password: string, { common, own }: Guesses): Verdict<GuessReason> {
  const readings = readingsOf(password)
  const names = new Set(own.map(squeezed).filter(name => name.length >= OWN_MIN))
  if (readings.some(core => names.has(core))) return disabled('own')
  if (readings.some(core => core.length >= COMMON_MIN && common.has(core))) return disabled('common')
  return new Set(password.toLowerCase()).size < DIFFERENT_MIN ? disabled('common') : allowed
}
