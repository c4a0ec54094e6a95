import { once } from 'node:events'
import { chmod, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { Failure } from './command.ts'

/** A command as it crosses the socket, and what comes back. */
const requestForm = z.strictObject({
  command: z.string(),
  words: z.array(z.string()),
  who: z.string(),
  cwd: z.string(),
})
export type Request = z.output<typeof requestForm>

const replyForm = z.union([
  z.strictObject({ data: z.unknown(), text: z.string(), failed: z.optional(z.string()) }),
  z.strictObject({ usage: z.string() }),
  z.strictObject({ failure: z.string() }),
])
export type Reply = z.output<typeof replyForm>

const REQUEST_MAX = 1_000_000

async function readRequest(socket: Socket): Promise<Request> {
  const parts: string[] = []
  let length = 0
  for await (const part of socket.setEncoding('utf8')) {
    parts.push(String(part))
    length += String(part).length
    if (length > REQUEST_MAX) throw new Error('The command is too long')
  }
  return requestForm.parse(JSON.parse(parts.join('')))
}

/**
 * Answers the operator's command line at a socket that only the server's own user can open (mode 0600, in a folder of
 * mode 0700). Whoever calls holds the folder, so a socket that is there already is left over from a killed process.
 */
export async function serveSocket(
  path: string,
  { answer, onError }: { answer: (request: Request) => Promise<Reply>; onError: (error: unknown) => void },
): Promise<{ close(): Promise<void> }> {
  await rm(path, { force: true })
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    // Whoever left before the answer does not need it.
    socket.on('error', () => socket.destroy())
    readRequest(socket)
      .then(answer)
      .then(reply => socket.end(JSON.stringify(reply)))
      .catch((error: unknown) => {
        onError(error)
        socket.destroy()
      })
  })
  server.listen(path)
  await once(server, 'listening')
  await chmod(path, 0o600)
  return {
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}

const NOBODY = new Set(['ENOENT', 'ECONNREFUSED'])

/** Sends a command to the server that listens there; undefined where none does. Throws where it hangs up. */
export async function askSocket(path: string, request: Request): Promise<Reply | undefined> {
  const socket = createConnection({ path, allowHalfOpen: true })
  try {
    await once(socket, 'connect')
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOBODY.has(String(error.code))) return undefined
    throw error
  }
  socket.end(JSON.stringify(request))
  const said = await text(socket)
  if (said === '') throw new Failure('The server hung up before it answered: its log says why.')
  return replyForm.parse(JSON.parse(said))
}
