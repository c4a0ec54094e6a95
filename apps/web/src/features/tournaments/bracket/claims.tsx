import type { Bracket, BracketMatch } from '@gauntlet/contract/brackets/answer'
import { claimLines } from './words.ts'
import * as texts from './texts.ts'

/** The words of each player about a disputed match. */
export function Claims({ bracket, match, look = '' }: { bracket: Bracket; match: BracketMatch; look?: string }) {
  const lines = claimLines(bracket, match)
  if (lines.length === 0) return null
  return (
    <ul className={`${look} stack tight numbers`} aria-label={texts.whatEachReported}>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
