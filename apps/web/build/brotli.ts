import { brotliCompressSync } from 'node:zlib'

const made = new Map<string, Buffer>()

/** A text as Brotli sends it, as small as can be: a build weighs its files and then writes them, and makes it once. */
export function brotli(text: string): Buffer {
  const known = made.get(text) ?? brotliCompressSync(text)
  made.set(text, known)
  return known
}
