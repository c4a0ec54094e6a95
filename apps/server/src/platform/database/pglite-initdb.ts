import { PGlite } from '@electric-sql/pglite'

// Makes a new data folder and exits: making one takes twice the memory that running it does.
// Whoever started this holds its stdin; when that closes, nobody wants the folder any more.

const folder = process.argv[2]
if (!folder) throw new Error('usage: pglite-initdb.ts FOLDER')
process.stdin.on('end', () => process.exit(1)).resume()
const db = await PGlite.create(folder)
await db.close()
process.exit(0)
