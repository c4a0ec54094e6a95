import { expect, test } from 'vitest'
import { readEvents } from './sse.ts'

async function read(...sent: string[]) {
  let heard = 0
  const events = []
  const body = new Blob(sent).stream()
  for await (const event of readEvents(body, () => (heard += 1))) events.push(event)
  return { events, heard }
}
const split = (...sent: string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of sent) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })

test('an event has a name and data', async () => {
  const { events } = await read('event: changed\ndata: 7\n\n')
  expect(events).toEqual([{ event: 'changed', data: '7' }])
})

test('a comment is heard and is no event', async () => {
  expect(await read(': still here\n\n')).toEqual({ events: [], heard: 1 })
})

test('an event that arrives in pieces is one event', async () => {
  const events = []
  for await (const event of readEvents(
    split('event: cha', 'nged\ndata: 7\n', '\nevent: changed\ndata: 8\n\n'),
    () => {},
  ))
    events.push(event.data)
  expect(events).toEqual(['7', '8'])
})

test('lines may end as on Windows, and data may have several', async () => {
  expect((await read('data: a\r\ndata: b\r\n\r\n')).events).toEqual([{ event: 'message', data: 'a\nb' }])
})

test('what is cut off before its end is no event', async () => {
  expect((await read('event: changed\ndata: 7\n')).events).toEqual([])
})
