import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const listen = `
  const { createServer } = await import('node:net')
  const { once } = await import('node:events')
  const { startOrSay } = await import(${JSON.stringify(new URL('starting.ts', import.meta.url).href)})
  await startOrSay(() => once(createServer().listen(Number(process.env.PORT), '127.0.0.1'), 'listening'))`

test('a second server on a port is told in one line that it is in use, and how to choose another', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const address = first.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const child = spawn(process.execPath, ['--input-type=module', '-e', listen], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  first.close()
  expect([said.trim(), status]).toEqual([
    `Port ${port} is in use already: stop the program that has it, or choose another with PORT or METRICS_PORT.`,
    1,
  ])
})
