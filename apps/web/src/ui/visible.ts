import { createContext, useContext } from 'react'

/** Whether the page around is the one in front. Ionic keeps earlier pages mounted; those must not ask the server. */
export const PageVisible = createContext(true)
export const usePageVisible = () => useContext(PageVisible)
