import { buildApp } from '../app.ts'
import { answerAtDesk } from '../features/operator/desk.ts'
import { bringUpToDate, newerWords } from '../main.ts'
import { systemClock } from '../platform/clock/clock.ts'
import type { Config } from '../platform/config/config.ts'
import { databaseFolder, operatorSocket } from '../platform/config/folders.ts'
import { listTables } from '../platform/database/catalogue.ts'
import type { Database } from '../platform/database/database.ts'
import { longNews, wordsOfNews } from '../platform/database/migration-news.ts'
import type { Mail } from '../platform/mail/mail.ts'
import { holdsDatabase } from '../platform/database/pglite-folder.ts'
import { Failure } from '../platform/operator/command.ts'
import type { Reply, Request } from '../platform/operator/socket.ts'
import { loadPlaces } from '../platform/places/places.ts'
import { openForCommand } from './opening.ts'

/** Mails that follow from an act wait in the database for a server that sends them. */
const noMail: Mail = {
  send: () => Promise.reject(new Error('The command line sends no mail')),
  close: async () => {},
}

/** Has a command carried out on the database itself, where no server has it to itself. */
export async function answerAlone(request: Request, config: Config): Promise<Reply> {
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

/** Data that is not there is perhaps elsewhere: nothing is made in a folder or a database that has none. */
async function open(config: Config, now: Date): Promise<Database> {
  if (!config.database && !holdsDatabase(databaseFolder(config))) throw noData(config.dataFolder)
  const db = await openForCommand(config, ` and does not answer at ${operatorSocket(config)}: its log says why.`)
  try {
    const tables = await db.session(session => listTables(session))
    if (tables.length === 0) throw noData('this database')
    // The answer of a command is all that stands on stdout.
    await bringUpToDate(db, now, {
      onNewer: names => console.error(newerWords(names)),
      tell: longNews(news => console.error(wordsOfNews(news))),
    })
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

const noData = (where: string) =>
  new Failure(`There is no data in ${where}: GAUNTLET_DATA or DATABASE_URL have to be as they are for the server.`)
