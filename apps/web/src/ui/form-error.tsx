import type { ReactNode } from 'react'

/** Why a form was refused as a whole; read out when it appears. */
export const FormError = ({ children }: { children: ReactNode }) => (
  <p className="form-error" role="alert">
    {children}
  </p>
)
