/** Lets the browser answer a finger before it goes on. */
export const pause = () => new Promise<void>(resolve => setTimeout(resolve))

let last = Promise.resolve()

/**
 * Resolves once all who asked before have begun, each in a task of its own: a screen that asks for ten things as it
 * appears would otherwise stand still until the last of them is on its way.
 */
export function myTurn(): Promise<void> {
  const mine = last
  last = mine.then(pause)
  return mine
}
