import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockFolder } from './lock.ts'

const UNFINISHED = 'pgdata.new-'

/** Takes a data folder for this process alone, and makes the database in it where there is none. */
export async function takeFolder(folder: string): Promise<{ dataDir: string; release(): void }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  try {
    const dataDir = join(folder, 'pgdata')
    if (!existsSync(dataDir)) await make(folder, dataDir)
    return { dataDir, release: () => lock.release() }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Made beside its place and moved there whole, so that an interrupted start leaves nothing half. */
async function make(folder: string, dataDir: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(folder, name), { recursive: true, force: true })
  }
  const fresh = mkdtempSync(join(folder, UNFINISHED))
  const program = fileURLToPath(new URL('./pglite-initdb.ts', import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, fresh], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`Making the database in ${folder} failed: ${said.trim()}`)
  renameSync(fresh, dataDir)
}
