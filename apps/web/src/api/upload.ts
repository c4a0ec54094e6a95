import type { AnswerOf, Endpoint } from '@gauntlet/contract/endpoint'
import { API_BASE } from '../api-base.ts'
import { session, web } from './api.ts'
import { type Answer, answerOf, CallError, envelopeIn, identityOf, refusal } from './client.ts'

/**
 * Sends a file to a row that takes one; `progress` gets the share that has been sent, 0 to 1, which fetch cannot tell.
 * Rejects with a `CallError` if it is refused or the server is not reached.
 */
export function upload<E extends Endpoint>(
  { path, file: wanted }: E & { file: { field: string } },
  file: Blob,
  progress: (part: number) => void,
): Promise<Answer<AnswerOf<E>>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.set(wanted.field, file, 'picture')
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(total > 0 ? loaded / total : 0))
    request.addEventListener('error', () => reject(refusal(0, undefined)))
    request.addEventListener('load', () => {
      const envelope = envelopeIn(request.responseText)
      if (request.status === 200 && envelope?.success) resolve(answerOf<E>(envelope))
      else reject(refusal(request.status, envelope, request.getResponseHeader('x-request-id')))
    })
    request.open('POST', API_BASE + path)
    for (const [name, value] of Object.entries(identityOf(session.get(), web))) request.setRequestHeader(name, value)
    request.send(form)
  })
}

/** The refusal; any other error is a mistake of ours and is thrown on. */
export function messageOf(error: unknown): string {
  if (error instanceof CallError) return error.message
  throw error
}
