import { sessions } from '@gauntlet/contract/sessions'
import { toast } from '../ui/toast.tsx'
import { call, session } from './api.ts'
import { CallError } from './client.ts'

/** Logs out on this device at once, and on the server when it is reached. */
export async function signOut() {
  const ended = call(sessions.logout, {})
  session.clear()
  try {
    await ended
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    toast(error.message, { danger: true })
  }
}
