import { secondProofs } from '@gauntlet/contract/second-proofs/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { confirmTimeCodes, endTimeCodes, renewRecoveryCodes, setUpTimeCodes, viewSecondProofs } from './time-codes.ts'

export const secondProofRoutes = bind(secondProofs, {
  view: viewSecondProofs,
  setUpTimeCodes,
  confirmTimeCodes,
  endTimeCodes,
  renewRecoveryCodes,
})
