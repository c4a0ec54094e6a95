import { request } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

const MB = 1024 * 1024

function* megabytesOf(count: number) {
  const one = Buffer.alloc(MB, 'x')
  for (let sent = 0; sent < count; sent += 1) yield one
}

/** Sends a body of this many megabytes, whatever comes back meanwhile, and resolves with the answer. */
export function sendMegabytes(
  url: string,
  token: string,
  megabytes: number,
): Promise<{ status: number; text: string }> {
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
      text(response).then(body => resolve({ status: Number(response.statusCode), text: body }), reject)
    })
    Readable.from(megabytesOf(megabytes)).pipe(call)
  })
}
