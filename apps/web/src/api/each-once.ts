/**
 * Things of several pages, each of them once, where it came first and as it was told last: what comes in front of a
 * list between two of its pages pushes the last of one onto the next.
 */
export const eachOnce = <T extends { id: string }>(things: readonly T[]): T[] => [
  ...new Map(things.map(thing => [thing.id, thing])).values(),
]
