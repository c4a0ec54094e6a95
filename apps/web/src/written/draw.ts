import { withAnswers } from '../api/first-answers.ts'
import { withParts } from '../ui/part.tsx'

/** Gets the body of an answer by its request, as `api/first-answers.ts` names it; undefined where there is none. */
export type Read = (request: string) => Promise<string | undefined>

export interface Drawn {
  /** As HTML. */
  content: string
  /** The bodies of the answers that it shows, each by its request. */
  answers: [request: string, body: string][]
  /** The names of the parts in it that screens load by themselves. */
  parts: string[]
}

/** A part that one answer leads to may ask for another one: a form about a player of some place asks four times. */
const ROUNDS = 6

/** Parts that are loaded by themselves are asked for by being drawn, there a moment later, and then ask for theirs. */
async function drawLoaded(draw: () => string): Promise<string> {
  let before: string | undefined
  let content = draw()
  for (let round = 0; round < ROUNDS && content !== before; round++) {
    before = content
    await new Promise(resolve => setTimeout(resolve))
    content = draw()
  }
  return content
}

/** Draws again and again, until all that is shown has been read; nothing where an answer cannot be had. */
export async function drawWhole(draw: () => string, read: Read): Promise<Drawn | undefined> {
  const bodies = new Map<string, string>()
  const answers = new Map<string, unknown>()
  for (let round = 0; round < ROUNDS; round++) {
    const asked = new Set<string>()
    const parts = new Set<string>()
    const content = await drawLoaded(() => {
      parts.clear()
      return withParts(parts, () => withAnswers(answers, asked, draw))
    })
    const missing = [...asked].filter(request => !answers.has(request))
    if (missing.length === 0)
      return { content, answers: [...bodies].filter(([request]) => asked.has(request)), parts: [...parts] }
    const came = await Promise.all(missing.map(read))
    for (const [at, request] of missing.entries()) {
      const body = came[at]
      if (body === undefined) return undefined
      bodies.set(request, body)
      answers.set(request, JSON.parse(body))
    }
  }
  return undefined
}

/** The heading of what was drawn, as HTML. */
export const headingOf = (content: string): string => /<h1[^>]*>(.*?)<\/h1>/s.exec(content)?.[1] ?? ''

/**
 * Whatever needs a script waits for it: a text that somebody or a password manager typed until then would be lost. A
 * link in a form does not.
 */
export const withoutScript = (content: string): string =>
  content
    .replaceAll(/<(?:button|select|fieldset|label|input|textarea)(?=[ >])/g, '$& inert=""')
    .replaceAll(/<(?:input|textarea)(?=[ >])/g, '$& readonly=""')
