import { emailLinks } from '@gauntlet/contract/notices/email-links'
import { sessions } from '@gauntlet/contract/sessions/endpoints'
import { bind } from '../../platform/http/bind.ts'
import { keepInCookie, listSessions, revokeOthers, revokeSession } from './devices.ts'
import { login, logout } from './login.ts'
import { register } from './register.ts'
import { forgotPassword, resetPassword } from './reset.ts'
import { updatePassword } from './password.ts'
import { undoEmail } from './undo-email.ts'
import { sendVerification, verifyEmail, viewLink } from './verify.ts'

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

export const emailLinkRoutes = bind(emailLinks, { view: viewLink, undo: undoEmail })
