const PLACE_MAX = 18

/** A place's name cut to the room on a card: 18 characters, and a sign that there were more. */
export function shortPlace(place: string): string {
  const letters = Array.from(place)
  return letters.length > PLACE_MAX ? `${letters.slice(0, PLACE_MAX).join('').trimEnd()}…` : place
}
