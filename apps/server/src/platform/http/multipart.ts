import type { MultipartFile } from '@fastify/multipart'
import type { Endpoint } from '@gauntlet/contract/endpoint'
import { callTexts } from '@gauntlet/contract/envelope'
import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

type FileField = Endpoint['file']

/** The bytes of a file, at most as many as its row takes; what is more is refused (413) before it is kept. */
async function readFile({ file, fieldname }: MultipartFile, wanted: FileField): Promise<Uint8Array> {
  if (fieldname !== wanted?.field) {
    file.resume()
    throw new Refusal(400, callTexts.badInput, { [fieldname]: callTexts.wrongType })
  }
  const chunks: Buffer[] = []
  for await (const chunk of file) if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  if (file.truncated) throw new Refusal(413, wanted.tooLarge, { [fieldname]: wanted.tooLarge })
  return Buffer.concat(chunks)
}

/**
 * The fields of a multipart form; a file that the row does not ask for is refused. Throws a Refusal (400) where the
 * form is broken.
 */
export async function readMultipart(request: FastifyRequest, wanted: FileField): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  const limits = wanted && { fileSize: wanted.bytes }
  try {
    for await (const part of request.parts({ ...(limits && { limits }) })) {
      if (part.type === 'file') fields[part.fieldname] = await readFile(part, wanted)
      else fields[part.fieldname] = part.value
    }
  } catch (error) {
    // Limits of the parser carry their own status; any other of its errors means that the form is broken.
    if (error instanceof Refusal || (error instanceof Error && 'statusCode' in error)) throw error
    throw new Refusal(400, callTexts.badInput, { '': callTexts.badInput })
  }
  return fields
}
