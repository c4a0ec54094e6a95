import { request } from 'node:http'
import { text } from 'node:stream/consumers'

const MB = 1024 * 1024

/** Announces a body of so many megabytes and waits: a server that refuses it says so before it has read any. */
export function announce(url: string, token: string, megabytes: number): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-length': megabytes * MB,
      },
    })
    call.on('error', reject).on('response', response => {
      text(response)
        .then(body => resolve({ status: Number(response.statusCode), text: body }), reject)
        .finally(() => call.destroy())
    })
    call.flushHeaders()
  })
}
