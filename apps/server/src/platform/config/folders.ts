import { join } from 'node:path'
import type { Config } from './config.ts'

type Data = Pick<Config, 'dataFolder'>

/** Where the embedded database lies, its lock, and the socket of the operator's command line. */
export const databaseFolder = ({ dataFolder }: Data): string => join(dataFolder, 'database')
export const operatorSocket = (config: Data): string => join(databaseFolder(config), 'operator.sock')
/** Where the nightly backups lie. */
export const backupFolder = ({ dataFolder }: Data): string => join(dataFolder, 'backups')
/** Where mails wait that nothing sends. */
export const outboxFolder = ({ dataFolder }: Data): string => join(dataFolder, 'outbox')
