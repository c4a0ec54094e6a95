// Writes down the schema as the migrations make it, and remembers the texts of the repeatable ones: npm run schema
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { connectDatabase } from '../platform/database/connect.ts'
import { migrate } from '../platform/database/migrate.ts'
import { HISTORY_FILE, migrationsFolder, REPEATABLE, readRepeatables } from '../platform/database/migration-files.ts'
import { openPglite } from '../platform/database/pglite.ts'
import { readSchema } from '../platform/database/schema.ts'

function rememberTexts(): void {
  const lines = readRepeatables().flatMap(({ name, checksum, history }) => {
    const isNew = history.at(-1) !== checksum
    if (isNew && history.includes(checksum))
      throw new Error(`${name} has had this text before, and nodes would take it for the older one: say why it is back`)
    return [...history, ...(isNew ? [checksum] : [])].map(text => `${name.slice(REPEATABLE.length)} ${text}\n`)
  })
  writeFileSync(join(migrationsFolder, REPEATABLE, HISTORY_FILE), lines.join(''))
}

rememberTexts()
const db = connectDatabase(await openPglite({}))
await migrate(db)
const { text } = await db.session(readSchema)
await db.close()
writeFileSync(fileURLToPath(new URL('../../schema.sql', import.meta.url)), text)
