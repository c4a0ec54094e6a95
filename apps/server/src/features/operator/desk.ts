import { type Desk, Failure, UsageError } from '../../platform/operator/command.ts'
import type { Reply, Request } from '../../platform/operator/socket.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { deskRows } from './commands.ts'

/** Runs one command of the operator and answers what is to be printed; what fails for no known reason is thrown. */
export async function answerAtDesk(services: Services, { command, words, who, cwd }: Request): Promise<Reply> {
  const row = deskRows.find(({ name }) => name === command)
  if (!row) return { usage: `There is no command ${command}.` }
  const desk: Desk = { services, who, cwd }
  try {
    const loaded = await row.load()
    const { data, text, failed } = await loaded.run(desk, words)
    return { data, text, ...(failed !== undefined && { failed }) }
  } catch (error) {
    if (error instanceof UsageError) return { usage: error.message }
    if (error instanceof Failure || error instanceof Refusal) return { failure: error.message }
    throw error
  }
}

/** The same beside a running server, which sends the mails that follow. */
export async function answerBesideServer(services: Services, request: Request): Promise<Reply> {
  const reply = await answerAtDesk(services, request)
  return reply
}
