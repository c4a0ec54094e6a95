import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { answerAtDesk } from '../features/operator/desk.ts'
import { databaseFolder, openWorld, operatorSocket } from '../main.ts'
import { systemClock } from '../platform/clock/clock.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import type { Database } from '../platform/database/database.ts'
import { FolderInUse } from '../platform/database/lock.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { Failure } from '../platform/operator/command.ts'
import { askSocket, type Reply, type Request } from '../platform/operator/socket.ts'
import { loadPlaces } from '../platform/places/places.ts'

/** Mails that follow from an act wait in the database for a server that sends them. */
const noMail: Mail = {
  send: () => Promise.reject(new Error('The command line sends no mail')),
  close: async () => {},
}

/** Has a command carried out by the running embedded server, or on the database itself where none runs. */
export async function ask(request: Request, env: NodeJS.ProcessEnv): Promise<Reply> {
  const config = readConfig(env)
  const reply = config.database ? undefined : await askSocket(operatorSocket(config), request)
  if (reply) return reply
  const clock = systemClock()
  const db = await open(config, clock.now())
  try {
    const places = await loadPlaces()
    const app = await buildApp({
      config: { ...config, logLevel: 'silent' },
      db,
      clock,
      mail: noMail,
      places,
    })
    try {
      return await answerAtDesk(app.services, request)
    } finally {
      await app.stop()
    }
  } finally {
    await db.close()
  }
}

/** A folder without data is perhaps the wrong folder: nothing is made in it. */
async function open(config: Config, now: Date): Promise<Database> {
  if (!config.database && !existsSync(join(databaseFolder(config), 'pgdata')))
    throw new Failure(
      `There is no data in ${config.dataFolder}: GAUNTLET_DATA or DATABASE_URL have to be as they are for the server.`,
    )
  try {
    return await openWorld(config, now)
  } catch (error) {
    if (error instanceof FolderInUse)
      throw new Failure(
        `A server has ${config.dataFolder} and does not answer at ${operatorSocket(config)}: its log says why.`,
        { cause: error },
      )
    throw error
  }
}
