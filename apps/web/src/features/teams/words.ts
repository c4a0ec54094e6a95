const ADDRESS_MAX = 35

/** An address in a list, cut to what fits a line. */
export const shortAddress = (address: string): string => {
  const letters = Array.from(address)
  return letters.length > ADDRESS_MAX ? `${letters.slice(0, ADDRESS_MAX).join('').trimEnd()}…` : address
}

export const playersWords = (count: number): string => (count === 1 ? '1 player' : `${count} players`)
