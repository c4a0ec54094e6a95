// Rows about when players can usually play.
import { availability } from '@gauntlet/contract/availability/endpoints'
import { nothing, plain, read, type RowBenches, write } from './scene.ts'

export const availabilityRows: RowBenches = {
  'availability.view': read(plain(availability.view, nothing)),
  'availability.change': write(plain(availability.change, (_scene, turn) => ({ free: [turn % 7, 8], zone: 'UTC' }))),
  'availability.shared': read(plain(availability.shared, (scene, turn) => ({ id: scene.other(turn).id }))),
}
