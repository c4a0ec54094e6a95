/** The pages that the server writes for visitors. `:id` is a part to fill. */
export const publicPages = {
  match: '/match/:id',
  tournament: '/tournament/:id',
  player: '/player/:id',
} as const
