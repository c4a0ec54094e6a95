import * as texts from './texts.ts'

/** A failed call; status 0 is a server that was not reached. */
export interface Failure {
  message: string
  status?: number
  /** The reference by which the operator finds it. */
  reference?: string | undefined
}

const MISSING = 404

/** There is nothing at this address, or nothing that the viewer may see. */
export const isMissing = ({ status }: Failure): boolean => status === MISSING

/** Why it failed, and what to do; undefined if the server said so itself. */
export function whyFailed({ status }: Failure): string | undefined {
  if (status === 0) return texts.weCouldNotBeReached
  return status !== undefined && status >= 500 ? texts.theFaultIsOursTry : undefined
}
