import type { CallError } from '../api/client.ts'

/** A part of the score that is wrong is said at the score. */
export const isShownInSheet = ({ errors }: CallError): boolean =>
  Object.keys(errors).some(field => field.startsWith('score'))
