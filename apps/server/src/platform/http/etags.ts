import { createHash } from 'node:crypto'

/** The tag of what stays the same as long as its bytes do. */
export const contentTag = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`

const TAG = /(?:W\/)?"[^"]*"/g
const opaque = (tag: string): string => tag.replace(/^W\//, '')

/**
 * Whether `If-None-Match` names the tag: any one of a list, compared weakly, or '*'. What is no tag names none, so that
 * the answer is sent whole.
 */
export function isNamedBy(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return (header.match(TAG) ?? []).some(named => opaque(named) === opaque(tag))
}
