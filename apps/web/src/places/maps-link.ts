/** An address that the maps of every device understand; it is followed only when somebody taps it. */
export const mapsLink = (place: { venue: string; location: string; state: string; zip: string }): string => {
  const destination = [place.venue, place.location, `${place.state} ${place.zip}`.trim()].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
