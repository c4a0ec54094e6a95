import { createServer, request } from 'node:http'

/** A door before a server. Once a newer version `comes`, its service worker is another one. */
export async function doorWithVersions(url: string) {
  let newer = false
  const door = createServer((asked, answer) => {
    const worker = asked.url === '/sw.js'
    // Whole each time: what is compressed or only confirmed could not be changed.
    const headers = worker ? { host: asked.headers.host } : asked.headers
    const on = request(url + (asked.url ?? '/'), { method: asked.method, headers }, said => {
      const type = said.headers['content-type'] ?? ''
      answer.writeHead(said.statusCode ?? 502, worker ? { 'content-type': type } : said.headers)
      if (worker && newer) answer.write('// a newer version\n')
      said.pipe(answer)
    })
    on.on('error', () => answer.destroy())
    answer.on('close', () => on.destroy())
    asked.pipe(on)
  })
  await new Promise<void>(done => door.listen(0, '127.0.0.1', done))
  const address = door.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return {
    url: `http://127.0.0.1:${port}`,
    comes: () => void (newer = true),
    close() {
      door.closeAllConnections()
      door.close()
    },
  }
}
