import { callTexts } from '@gauntlet/contract/envelope'
import type { Code } from '@gauntlet/contract/language/catalogue'
import type { Verdict } from '@gauntlet/rules/verdict'

/** A refusal that becomes the answer: status, a message for people, the fields it concerns. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: Record<string, string> | undefined
  readonly headers: Record<string, string>
  /** Its code, if the message does not tell it. */
  readonly code: Code | undefined

  constructor(
    status: number,
    message: string,
    errors?: Record<string, string>,
    headers: Record<string, string> = {},
    code?: Code,
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.errors = errors
    this.headers = headers
    this.code = code
  }
}

/** 404: absent, or hidden from the viewer. */
export const notFound = (message: string = callTexts.notFound) => new Refusal(404, message)
/** 403: it exists and the viewer may see it, but not do this. */
export const forbidden = (message: string = callTexts.notYours, code?: Code) =>
  new Refusal(403, message, undefined, {}, code)
/** 400 that names one field. */
export const badField = (field: string, message: string) => new Refusal(400, message, { [field]: message })
/** 409: the state does not allow it. */
export const conflict = (message: string, code?: Code) => new Refusal(409, message, undefined, {}, code)

/** Goes on where the rule allows it, else refuses with the rule's own reason. */
export function requireAllowed<R extends string>(verdict: Verdict<R>, texts: Record<R, string>): void {
  if (verdict.kind !== 'allowed') throw conflict(texts[verdict.reason])
}
