import { operatorSocket } from '../platform/config/folders.ts'
import { askSocket, type Reply, type Request } from '../platform/operator/socket.ts'
import { configOf } from './configured.ts'

/** Has a command carried out by the running embedded server, or on the database itself where none runs. */
export async function ask(request: Request, env: NodeJS.ProcessEnv): Promise<Reply> {
  const config = configOf(env)
  const reply = config.database ? undefined : await askSocket(operatorSocket(config), request)
  if (reply) return reply
  // The whole server is loaded only where it has to do the work here.
  const { answerAlone } = await import('./alone.ts')
  return answerAlone(request, config)
}
