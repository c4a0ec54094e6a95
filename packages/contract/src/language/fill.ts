/** A text with its {places} filled in: 'At most {max} characters.' and `{ max: 40 }`. */
export const fill = (text: string, places: Readonly<Record<string, string | number | undefined>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(places[name] ?? place))
