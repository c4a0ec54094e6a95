import { OwnTeams } from './own-teams.tsx'

/** The teams of the viewer, and those that ask. */
export default OwnTeams
