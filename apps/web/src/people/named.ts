const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Those in whose names the typed text stands, whatever its accents; all of them before anything is typed. */
export const named = <Person extends { full_name: string }>(people: readonly Person[], typed: string): Person[] =>
  people.filter(({ full_name }) => plain(full_name).includes(plain(typed)))
