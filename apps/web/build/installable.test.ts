import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { workerSource } from './installable.ts'
import { EITHER, SERVERS } from './to-server.ts'

test('the text of the service worker runs by itself, and listens for all that it is there for', () => {
  const heard: string[] = []
  const scope = { addEventListener: (type: string) => void heard.push(type) }
  runInNewContext(workerSource({ version: 'one', files: ['/assets/a.js'], servers: SERVERS, either: EITHER }), {
    self: scope,
    Promise,
  })
  expect(heard).toEqual([
    'install',
    'activate',
    'fetch',
    'message',
    'push',
    'notificationclick',
    'pushsubscriptionchange',
  ])
})
