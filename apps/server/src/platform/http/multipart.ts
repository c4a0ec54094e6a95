import { callTexts } from '@gauntlet/contract/envelope'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/** The fields of a multipart form; a file among them is refused. Throws a Refusal (400) where the form is broken. */
export async function readMultipart(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        part.file.resume()
        throw new Refusal(400, callTexts.badInput, { [part.fieldname]: callTexts.wrongType })
      }
      fields[part.fieldname] = part.value
    }
  } catch (error) {
    // Limits of the parser carry their own status; any other of its errors means that the form is broken.
    if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error
    throw new Refusal(400, callTexts.badInput, { '': callTexts.badInput })
  }
  return fields
}
