import { sessions } from '@gauntlet/contract/sessions'
import { bind } from '../../platform/http/bind.ts'
import { keepInCookie, listSessions, revokeOthers, revokeSession } from './devices.ts'
import { login, logout } from './login.ts'
import { register } from './register.ts'
import { forgotPassword, resetPassword } from './reset.ts'
import { updatePassword } from './password.ts'
import { sendVerification, verifyEmail } from './verify.ts'

export const sessionRoutes = bind(sessions, {
  login,
  register,
  forgot: forgotPassword,
  reset: resetPassword,
  updatePassword,
  verify: verifyEmail,
  sendVerification,
  logout,
  list: listSessions,
  revoke: revokeSession,
  toCookie: keepInCookie,
  revokeOthers,
})
