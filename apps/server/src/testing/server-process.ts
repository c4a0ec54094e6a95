import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../serve.ts', import.meta.url))
const START_MS = 240_000
const ADDRESS = / is at http:\/\/127\.0\.0\.1:(\d+)/

/** The product's server in a process of its own, as a service manager runs it. */
export interface ServerProcess {
  port: number
  /** Everything it has printed: its log. */
  output(): string
  /** SIGTERM, as a service manager does it; resolves with the exit code, null where it was killed. */
  stop(): Promise<number | null>
  kill(): Promise<void>
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

/** Starts it and resolves once it says where it listens. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      NOTICE_MAIL_WAIT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const atExit = () => child.kill('SIGKILL')
  process.once('exit', atExit)
  const gone = once(child, 'exit').finally(() => process.off('exit', atExit))
  let output = ''
  const said = new Promise<number>(resolve => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const port = ADDRESS.exec(output)?.[1]
        if (port !== undefined) resolve(Number(port))
      })
  })
  const end = async (signal: NodeJS.Signals) => {
    if (isRunning(child)) child.kill(signal)
    await gone
  }
  const late = setTimeout(() => child.kill('SIGKILL'), START_MS)
  const port = await Promise.race([said, gone.then(() => undefined)])
  clearTimeout(late)
  if (port === undefined) throw new Error(`The server did not start: ${output}`)
  return {
    port,
    output: () => output,
    async stop() {
      await end('SIGTERM')
      return child.exitCode
    },
    kill: () => end('SIGKILL'),
  }
}
