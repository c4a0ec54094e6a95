import { originalName } from './original-name.ts'

const POPULAR: ReadonlySet<string> = new Set(['Tennis Singles', 'Pickleball Doubles', 'Basketball', 'Chess'])

/** Whether many play it: such a sport is proposed to a player who has none yet. */
export const isPopular = ({ name }: { name: string }): boolean => POPULAR.has(originalName(name))
