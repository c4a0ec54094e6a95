import * as texts from './texts.ts'

/** A call that did not do what it should; status 0 is a server that was not reached. */
export interface Failure {
  message: string
  status?: number
  /** What the operator finds it by. */
  reference?: string | undefined
}

const MISSING = 404

/** There is nothing at this address, or nothing that the viewer is shown. */
export const isMissing = ({ status }: Failure): boolean => status === MISSING

/** Why it failed, in words that tell what to do; undefined where the server said so itself. */
export function whyFailed({ status }: Failure): string | undefined {
  if (status === 0) return texts.weCouldNotBeReached
  return status !== undefined && status >= 500 ? texts.theFaultIsOursTry : undefined
}
