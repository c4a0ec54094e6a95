import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { id } from './fields.ts'
import { currentPassword } from './password.ts'

export const accountTexts = {
  deleted: 'Your account is deleted.',
  ownOnly: 'You can delete only your own account.',
  /** What is typed before an account is deleted. */
  confirmWord: 'DELETE',
} as const

const HOUR = 3600

export const accounts = endpoints({
  remove: {
    method: 'GET',
    path: '/users/delete/{id}',
    access: 'player',
    summary: "Closes the own account: what is personal is erased, other players' history stays true.",
    input: z.strictObject({ id: id() }),
    message: accountTexts.deleted,
    changes: true,
  },
  removeWithPassword: {
    method: 'POST',
    path: '/users/delete/{id}',
    access: 'player',
    summary: 'Closes the own account, proven by the current password: a password does not belong in an address.',
    input: z.strictObject({ id: id(), current: currentPassword() }),
    message: accountTexts.deleted,
  },
  export: {
    method: 'GET',
    path: '/users/export',
    access: 'player',
    summary: 'Everything that is kept about the player, as a JSON file.',
    input: z.strictObject({}),
    raw: true,
    limits: [{ by: 'account', max: 10, seconds: HOUR }],
  },
})
