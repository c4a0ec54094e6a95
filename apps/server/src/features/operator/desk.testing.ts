import type { Reply } from '../../platform/operator/socket.ts'
import type { TestApp } from '../../testing/app.ts'
import { answerAtDesk } from './desk.ts'

/** A command and its words, as Olga types them. */
export type Words = readonly [command: string, ...words: string[]]

/** Each act a second after the one before, so that one is the newest. */
export function askDesk(app: TestApp, [command, ...words]: Words, cwd = '/'): Promise<Reply> {
  app.clock.advance(1_000)
  return answerAtDesk(app.app.services, { command, words, who: 'olga', cwd })
}

/** The same where it must not be refused. */
export async function doAtDesk(app: TestApp, words: Words, cwd = '/') {
  const reply = await askDesk(app, words, cwd)
  if (!('text' in reply)) throw new Error(`${words[0]} was refused: ${JSON.stringify(reply)}`)
  return reply
}
