import * as z from 'zod/mini'
import { endpoints } from './endpoint.ts'
import { id } from './fields.ts'

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
    session: 'ends',
    changes: true,
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
