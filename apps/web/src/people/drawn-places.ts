/**
 * As many discs as stand in a line, `most`: faces, then the number of the others who are in, then the free places as
 * rings, each with how many it stands for. A free place is drawn however many are taken.
 */
export function drawnPlaces<T>(
  known: readonly T[],
  { taken, free, most }: { taken: number; free: number; most: number },
): { faces: readonly T[]; more: number; rings: readonly number[] } {
  const ring = Math.min(free, 1)
  const hasRoom = known.length >= taken && taken + ring <= most
  const faces = known.slice(0, hasRoom ? taken : Math.max(0, most - ring - 1))
  const more = taken - faces.length
  const room = Math.max(ring, most - faces.length - Math.min(more, 1))
  const rings = Array.from({ length: Math.min(free, room) }, (_, nth) => (nth === room - 1 ? free - nth : 1))
  return { faces, more, rings }
}
